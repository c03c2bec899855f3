import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { HealthFigures } from '../release-health/health-figures.ts';
import { GuardRepository } from './guard.repository.ts';
import { GuardService } from './guard.service.ts';

/** Sends the guard round again and again: in every process, of which one at a time gets to look. */
@Injectable()
export class GuardRounds implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(GuardRounds.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private isFailing = false;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'guard'>,
    private readonly database: DataSource,
    private readonly repository: GuardRepository,
    private readonly guard: GuardService,
    private readonly figures: HealthFigures,
  ) {}

  onApplicationBootstrap(): void {
    const { intervalMs } = this.config.guard;
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
        if (await this.repository.lock(manager)) await this.guard.lookAtAll(manager, new Date());
      });
      this.isFailing = false;
    } catch (error) {
      this.figures.guardFailures.inc();
      if (!this.isFailing) this.logger.error(`The guard can't do its round: ${error}`);
      this.isFailing = true;
    }
  }
}
