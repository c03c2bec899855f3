import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { CanaryStepsService } from './canary-steps.service.ts';
import { GuardService } from './guard.service.ts';
import { GuardFigures } from './guard-figures.ts';

/** Sends the guard round again and again: in every process, of which one at a time gets to look. */
@Injectable()
export class GuardRounds implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(GuardRounds.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private isFailing = false;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'GUARD_INTERVAL_MS'>,
    private readonly database: DataSource,
    private readonly guard: GuardService,
    private readonly steps: CanaryStepsService,
    private readonly figures: GuardFigures,
  ) {}

  onApplicationBootstrap(): void {
    const { GUARD_INTERVAL_MS: intervalMs } = this.config;
    if (intervalMs > 0) this.timer = setInterval(() => this.begin(), intervalMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** Unless the last round takes long, as when the database does. */
  private begin(): void {
    this.round ??= this.goRound().finally(() => {
      this.round = null;
    });
  }

  private async goRound(): Promise<void> {
    try {
      await this.database.transaction(async (manager) => {
        if (!(await isOnlyOne(manager))) return;
        const now = new Date();
        for (const good of await this.guard.lookAtAll(manager, now)) await this.steps.takeNext(good, now);
      });
      this.isFailing = false;
    } catch (error) {
      this.figures.failures.inc();
      if (!this.isFailing) this.logger.error(`The guard can't do its round: ${error}`);
      this.isFailing = true;
    }
  }
}

/**
 * Only one process at a time is the guard, until its transaction ends: several would raise the same alarm. Any number will do
 * for the lock, as long as every process uses the same one.
 */
async function isOnlyOne(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ isFree: boolean }[]>('SELECT pg_try_advisory_xact_lock(7263916) AS "isFree"');
  return row?.isFree === true;
}
