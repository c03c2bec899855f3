import type { ErrorCode, ValidReportAbuse } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ListInvitesService } from '../invites/list-invites.service.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { requireVisible } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { TeamNotesService } from '../team-room/team-notes.service.ts';
import { UsersService } from '../users/users.service.ts';
import type { AbuseReportEntity } from './abuse-report.entity.ts';

type About = Pick<AbuseReportEntity, 'aboutId' | 'quote'>;

/** Refusals where what is reported is gone, or not known to the reporter. */
const NOT_FOUND = {
  person: 'user.not_found',
  project: 'project.not_found',
  invite: 'invite.not_found',
  note: 'team_note.not_found',
} as const satisfies Record<ValidReportAbuse['subject']['kind'], ErrorCode>;

/** What a report can be about: a person, a project, an invite that the reporter has received, or a note of their team. */
@Injectable()
export class ReportSubjects {
  constructor(
    private readonly users: UsersService,
    private readonly projects: ProjectsService,
    private readonly invites: ListInvitesService,
    private readonly notes: TeamNotesService,
  ) {}

  /** People who blocked each other can still report each other. */
  async require(manager: EntityManager, { subject }: ValidReportAbuse, caller: Caller): Promise<About> {
    const { kind, id } = subject;
    if (kind === 'invite') {
      const { senderId, note } = await this.invites.requireReceived(manager, id, caller);
      return { aboutId: senderId, quote: note };
    }
    if (kind === 'note') {
      const { authorId, words } = await this.notes.requireReadable(manager, id, caller);
      if (authorId === caller.profileId) throw new DomainError('report.to_self');
      return { aboutId: authorId, quote: words };
    }
    if (kind === 'project') requireVisible(await this.projects.findAccess(manager, id, caller.profileId));
    else if (id === caller.profileId) throw new DomainError('report.to_self');
    else if (!(await this.users.findIds(manager, [id], null)).has(id)) throw new DomainError('user.not_found');
    return { aboutId: null, quote: '' };
  }

  /** Locks the reporter, so that their reports are counted, and the person, so that a report is deleted with them. */
  async lock(
    manager: EntityManager,
    reporter: CallerWithProfile,
    { subject: { kind, id } }: ValidReportAbuse,
    { aboutId }: About,
  ): Promise<void> {
    const personId = kind === 'person' ? id : aboutId;
    const held = await this.users.lock(manager, reporter, personId === null ? [] : [personId]);
    if (personId !== null && !held.has(personId)) throw new DomainError(NOT_FOUND[kind]);
  }
}
