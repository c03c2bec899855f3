import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Account, AccountState } from './firebase-emulator.ts';

/** The accounts in a file; none when there is no file yet. */
export async function readAccounts(file: string): Promise<Account[]> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')).accounts : [];
}

/**
 * Keeps the accounts of an emulator in a file. Saves that are asked for while one is being written share the next one, so
 * a burst of sign-ups costs a few writes.
 */
export class AccountStore {
  readonly #file: string;
  readonly #state: AccountState;
  #saved: string;
  #writing: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(file: string, state: AccountState) {
    this.#file = file;
    this.#state = state;
    this.#saved = this.#serialise();
  }

  /** Resolves when everything that the emulator knows at this moment is on the disk. */
  save(): Promise<void> {
    if (!this.#writing) {
      this.#writing = this.#write().finally(() => {
        this.#writing = null;
      });
      return this.#writing;
    }
    this.#next ??= this.#writing
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.save();
      });
    return this.#next;
  }

  async #write(): Promise<void> {
    const content = this.#serialise();
    if (content === this.#saved) return;
    const aside = `${this.#file}.new`;
    await mkdir(dirname(this.#file), { recursive: true });
    // Readable by their owner only: the emulator keeps passwords as they are.
    const handle = await open(aside, 'w', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, this.#file);
    this.#saved = content;
  }

  #serialise(): string {
    return JSON.stringify({ accounts: [...this.#state.users.values()] });
  }
}
