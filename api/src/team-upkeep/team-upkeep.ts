import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ActivitiesService } from '../activities/activities.service.ts';
import { CollaborationsService } from '../collaborations/collaborations.service.ts';
import { DeparturesService } from '../departures/departures.service.ts';
import { InterestsRepository } from '../interests/interests.repository.ts';
import { InvitesRepository } from '../invites/invites.repository.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { QuotasService } from '../quotas/quotas.service.ts';
import { TeamRoundsService } from '../team-search/team-rounds.service.ts';

const MINUTE_MS = 60_000;

/** Ends what nobody has answered in time, and reminds of what is near. Each process does it: rows that another one is at are passed over. */
@Injectable()
export class TeamUpkeep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(TeamUpkeep.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly invites: InvitesRepository,
    private readonly interests: InterestsRepository,
    private readonly projects: ProjectsService,
    private readonly activities: ActivitiesService,
    private readonly collaborations: CollaborationsService,
    private readonly rounds: TeamRoundsService,
    private readonly quotas: QuotasService,
    private readonly departures: DeparturesService,
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
      await this.invites.remind();
      await this.projects.tellDeadlines();
      await this.collaborations.askToCheckIn();
      await this.collaborations.askWhoGoesOn();
      await this.activities.forgetOld();
      await this.quotas.forgetOld();
      await this.departures.forgetEmpty();
      await this.rounds.keepUp();
    } catch (error) {
      this.logger.warn(`What nobody has answered can't be ended: ${error}`);
    }
  }
}
