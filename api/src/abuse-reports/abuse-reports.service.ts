import type { AbuseReport, ValidReportAbuse } from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { InviteEntity } from '../invites/invite.entity.ts';
import { requireReceived } from '../invites/invite.policy.ts';
import { InvitesRepository } from '../invites/invites.repository.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { requireRoomToday } from '../platform/limits/quota.ts';
import { requireVisible } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import type { AbuseReportEntity } from './abuse-report.entity.ts';
import { AbuseReportsRepository } from './abuse-reports.repository.ts';

type About = Pick<AbuseReportEntity, 'aboutId' | 'quote'>;

@Injectable()
export class AbuseReportsService {
  constructor(
    private readonly database: DataSource,
    private readonly reports: AbuseReportsRepository,
    private readonly users: UsersService,
    private readonly projects: ProjectsService,
    private readonly invites: InvitesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The reporter stays locked, so that their reports are counted for good. */
  async report(caller: Caller, input: ValidReportAbuse): Promise<AbuseReport> {
    const reporter = requireProfile(caller);
    const { profileId } = reporter;
    return this.database.transaction(async (manager) => {
      const subject = await this.requireSubject(manager, input, caller);
      await this.users.lock(manager, reporter);
      const limit = this.config.ABUSE_REPORTS_PER_DAY;
      const done = await this.reports.countToday(manager, profileId, limit);
      requireRoomToday(done, limit, `You have made ${limit} reports in a day. Please go on tomorrow.`);
      const id = await this.reports.insert(manager, profileId, { ...input, ...subject });
      if (id === null) throw new DomainError('report.already_made');
      return { id };
    });
  }

  /** Somebody who is blocked can be reported: it is when people do both. */
  private async requireSubject(manager: EntityManager, { subject }: ValidReportAbuse, caller: Caller): Promise<About> {
    const { kind, id } = subject;
    if (kind === 'invite') return aboutInvite(requireReceived(await this.invites.find(manager, id), caller));
    if (kind === 'project') requireVisible(await this.projects.findAccess(id, caller.profileId));
    else if (id === caller.profileId) throw new DomainError('report.to_self');
    else if (!(await this.users.findIds(manager, [id], null)).has(id)) throw new DomainError('user.not_found');
    return { aboutId: null, quote: '' };
  }
}

function aboutInvite({ senderId, note }: InviteEntity): About {
  return { aboutId: senderId, quote: note };
}
