import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createExclusively, isFileError } from './durable-files.ts';
import type { VersionClaims } from './version-claims.ts';

/** Claims as files, `<module>/.versions/<version>`, each holding the id of the release. */
export class DirectoryClaims implements VersionClaims {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async claim(module: string, version: string, releaseId: string): Promise<void> {
    await createExclusively(this.#file(module, version), releaseId);
  }

  async holderOf(module: string, version: string): Promise<string | null> {
    try {
      return await readFile(this.#file(module, version), 'utf8');
    } catch (error) {
      if (isFileError(error, 'ENOENT')) return null;
      throw error;
    }
  }

  async free(module: string, version: string): Promise<void> {
    await rm(this.#file(module, version), { force: true });
  }

  #file(module: string, version: string): string {
    return join(this.#root, module, '.versions', version);
  }
}
