import type { Registry } from '@crewdeck/contract';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ChangeListener } from '../database/change-listener.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import type { LongPoll } from '../platform/http/long-poll.ts';
import { REGISTRY_CHANNEL } from './channels.repository.ts';
import { RegistryRepository } from './registry.repository.ts';
import { RegistryWaiters } from './registry-waiters.ts';

export interface RegistryQuery {
  /** Revision that the caller has. */
  readonly after?: number | undefined;
  /** Longest wait for another one, in seconds. */
  readonly wait: number;
}

/** A request that waits must be answered well before its time is over. */
const SHARE_OF_REQUEST_TIME = 2 / 3;

/** Which releases are out, for edges that want to hear of a change at once. */
@Injectable()
export class RegistryService implements OnModuleInit {
  private readonly log = new Logger(RegistryService.name);
  private readonly waiters = new RegistryWaiters();
  private readonly longestWaitMs: number;
  private look: Promise<void> = Promise.resolve();
  private isLookDue = false;

  constructor(
    private readonly registry: RegistryRepository,
    private readonly changes: ChangeListener,
    @Inject(CONFIG) { REQUEST_TIMEOUT_MS }: Pick<Config, 'REQUEST_TIMEOUT_MS'>,
  ) {
    this.longestWaitMs = REQUEST_TIMEOUT_MS * SHARE_OF_REQUEST_TIME;
  }

  onModuleInit(): void {
    this.changes.on(REGISTRY_CHANNEL, () => this.tellWaiters());
  }

  /**
   * Open to everybody. Waits only while the registry is the one that the caller has: one with a lower revision is another one
   * too, after a backup was restored.
   */
  async read({ after, wait }: RegistryQuery, poll: LongPoll): Promise<Registry> {
    // In the queue before the look, so that no change falls in between.
    const turn = after !== undefined && wait > 0 ? this.waiters.enter(after, poll.network) : null;
    try {
      const current = await this.registry.read();
      if (!turn || current.revision !== after) return current;
      return (await poll.wait(turn.news, turn.end, Math.min(wait * 1000, this.longestWaitMs))) ?? current;
    } finally {
      turn?.end();
    }
  }

  /** Answers all who wait, and keeps nobody waiting from now on. */
  stopWaiting(): void {
    this.waiters.close();
  }

  /** One look at a time, and another one for what came during the look. Nobody waits, nobody looks. */
  private tellWaiters(): void {
    if (this.waiters.count === 0 || this.isLookDue) return;
    this.isLookDue = true;
    this.look = this.look.then(async () => {
      this.isLookDue = false;
      this.waiters.tell(await this.registry.read());
    });
    this.look = this.look.catch((error: unknown) => {
      this.log.warn(`The registry could not be read: ${(Object(error) as { message?: string }).message}`);
    });
  }
}
