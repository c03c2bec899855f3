import type { AbuseReport, ValidReportAbuse } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { InviteEntity } from '../invites/invite.entity.ts';
import { requireReceived } from '../invites/invite.policy.ts';
import { InvitesRepository } from '../invites/invites.repository.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { requireVisible } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { QuotasService } from '../quotas/quotas.service.ts';
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
    private readonly quotas: QuotasService,
  ) {}

  /** The reporter stays locked, so that their reports are counted; the person too, so that a report goes with them when they leave. */
  async report(caller: Caller, input: ValidReportAbuse): Promise<AbuseReport> {
    const reporter = requireProfile(caller);
    return this.database.transaction(async (manager) => {
      const subject = await this.requireSubject(manager, input, caller);
      await this.lock(manager, reporter, input, subject);
      if (await this.reports.hasOpen(manager, reporter, input)) throw new DomainError('report.already_made');
      await this.quotas.use(manager, reporter, 'reports');
      const id = await this.reports.insert(manager, reporter, { ...input, ...subject });
      if (id === null) throw new DomainError('report.already_made');
      return { id };
    });
  }

  private async lock(
    manager: EntityManager,
    reporter: CallerWithProfile,
    { subject: { kind, id } }: ValidReportAbuse,
    { aboutId }: About,
  ): Promise<void> {
    const personId = kind === 'person' ? id : aboutId;
    const held = await this.users.lock(manager, reporter, personId === null ? [] : [personId]);
    if (personId !== null && !held.has(personId))
      throw new DomainError(kind === 'person' ? 'user.not_found' : 'invite.not_found');
  }

  /** Somebody who is blocked can be reported: it is when people do both. */
  private async requireSubject(manager: EntityManager, { subject }: ValidReportAbuse, caller: Caller): Promise<About> {
    const { kind, id } = subject;
    if (kind === 'invite') return aboutInvite(requireReceived(await this.invites.find(manager, id), caller));
    if (kind === 'project') requireVisible(await this.projects.findAccess(manager, id, caller.profileId));
    else if (id === caller.profileId) throw new DomainError('report.to_self');
    else if (!(await this.users.findIds(manager, [id], null)).has(id)) throw new DomainError('user.not_found');
    return { aboutId: null, quote: '' };
  }
}

function aboutInvite({ senderId, note }: InviteEntity): About {
  return { aboutId: senderId, quote: note };
}
