import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PartingsRepository } from '../collaborations/partings.repository.ts';
import { InterestsRepository } from '../interests/interests.repository.ts';
import { InvitesRepository } from '../invites/invites.repository.ts';

const MINUTE_MS = 60_000;

/** Ends what nobody has answered in time. Each process does it: rows that another one is at are passed over. */
@Injectable()
export class TeamUpkeep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(TeamUpkeep.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly invites: InvitesRepository,
    private readonly interests: InterestsRepository,
    private readonly partings: PartingsRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.keepUp(), MINUTE_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Never rejects. */
  async keepUp(): Promise<void> {
    try {
      await this.invites.expire();
      await this.interests.closeOld();
      await this.partings.forgetOld();
    } catch (error) {
      this.logger.warn(`What nobody has answered can't be ended: ${error}`);
    }
  }
}
