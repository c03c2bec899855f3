import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ReleaseHealthRepository } from './release-health.repository.ts';
import { ReportNetworks } from './report-networks.ts';

const HOUR_MS = 3_600_000;

/** What is to be done now and then so that nothing is kept longer than it may be. */
@Injectable()
export class HealthUpkeep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(HealthUpkeep.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly networks: ReportNetworks,
    private readonly repository: ReleaseHealthRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.keepUp(Date.now()), HOUR_MS).unref();
    await this.keepUp(Date.now());
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async keepUp(now: number): Promise<void> {
    try {
      await this.networks.renewSalts(now);
      await this.repository.removeOld(now);
    } catch (error) {
      this.logger.warn(`Old reports of releases can't be removed: ${error}`);
    }
  }
}
