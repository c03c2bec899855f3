import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { queryRow } from '../database/query.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { GuardService } from './guard.service.ts';

/** Sends the guard round again and again: in every process, of which one at a time gets to look. */
@Injectable()
export class GuardRounds implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly failures: Counter;
  private readonly logger = new Logger(GuardRounds.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private isFailing = false;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'GUARD_INTERVAL_MS'>,
    private readonly database: DataSource,
    private readonly guard: GuardService,
    registry: Registry,
  ) {
    this.failures = new Counter({
      name: 'release_guard_failures_total',
      help: 'Times that the guard could not look, or could not act.',
      registers: [registry],
    });
  }

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
        if (await isOnlyOne(manager)) await this.guard.lookAtAll(manager, new Date());
      });
      this.isFailing = false;
    } catch (error) {
      this.failures.inc();
      if (!this.isFailing) this.logger.error(`The guard can't do its round: ${error}`);
      this.isFailing = true;
    }
  }
}

/**
 * Only one process at a time is the guard, until its transaction ends: several would give the same alert. Any number will do
 * for the lock, as long as every process uses the same one.
 */
async function isOnlyOne(manager: EntityManager): Promise<boolean> {
  const row = await queryRow<{ isFree: boolean }>(manager, sql`SELECT pg_try_advisory_xact_lock(7263916) AS "isFree"`);
  return row?.isFree === true;
}
