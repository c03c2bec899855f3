import type { LogEntry } from '@crewdeck/contract';
import type { PrivateKey } from '@crewdeck/releases/signing/keys';
import { signHead } from '@crewdeck/releases/signing/log-head';
import { emptyLog, type LogState } from '@crewdeck/releases/signing/log-state';
import { rootOf } from '@crewdeck/releases/signing/merkle-tree';
import { continueReplay } from '@crewdeck/releases/signing/replay';
import type { Trust } from '@crewdeck/releases/signing/trust';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../platform/errors/domain-error.ts';
import type { LoggedEntry, ReleaseLogRepository } from './release-log.repository.ts';

type Refused = (reason: string) => DomainError;

const wrongSignature: Refused = (reason) => new DomainError('release.wrong_signature', reason);

/** Adds to the log of the database what follows from all that is in it, and nothing else. */
export class LogWriter {
  /** What this process has replayed by now. */
  private state: LogState;

  constructor(
    private readonly log: ReleaseLogRepository,
    private readonly trust: Trust,
    private readonly key: PrivateKey,
  ) {
    this.state = emptyLog(trust);
  }

  /** @throws DomainError when what the database holds was not signed so */
  async read(manager: EntityManager): Promise<LogState> {
    const lines = await this.log.read(Math.max(this.state.tree.size - 1, 0), null, manager);
    if (!this.follows(lines)) {
      this.state = emptyLog(this.trust);
      return this.read(manager);
    }
    this.follow(lines);
    return this.state;
  }

  /** @returns what the log says then. Whether it stays so, the transaction decides */
  async append(manager: EntityManager, entries: readonly LogEntry[], refused = wrongSignature): Promise<LogState> {
    const state = await this.read(manager);
    // Whoever reads next finds out by the root if this was rolled back.
    for (const entry of entries) {
      const { refusal } = continueReplay(state, [entry]);
      if (refusal) throw refused(refusal.sentence);
      const head = signHead(state.tree, new Date(), this.key);
      await this.log.append(manager, { index: state.tree.size - 1, entry, head });
    }
    return state;
  }

  /** Whether the database still has what this process has replayed; not after a backup was restored. */
  private follows([first]: readonly LoggedEntry[]): boolean {
    const { tree } = this.state;
    return tree.size === 0 || (first?.index === tree.size - 1 && first.head.root === rootOf(tree));
  }

  private follow(lines: readonly LoggedEntry[]): void {
    const news = lines.filter(({ index }) => index >= this.state.tree.size).map(({ entry }) => entry);
    const { refusal } = continueReplay(this.state, news);
    if (refusal)
      throw wrongSignature(
        `Entry ${refusal.index} of the log in the database was not signed so: ${refusal.sentence} Ops look with "release log verify".`,
      );
  }
}
