import {
  type AnswerTeamMeeting,
  LIMITS,
  type MoveTeamMeeting,
  type ProposeTeamMeeting,
  type TeamMeeting,
  type TeamMeetings,
  TIME_BLOCKS,
} from '@crewdeck/contract';
import { commonZone, timesOfAll } from '@crewdeck/matching';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { renewListsOfTeam } from '../database/lock-order.ts';
import { notify } from '../notifications/notify.ts';
import { tellWebhooks } from '../notifications/tell-webhooks.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import type { Versioned } from '../platform/http/conditional-requests.ts';
import { type ProjectAccess, requireTeam } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { QuotasService } from '../quotas/quotas.service.ts';
import { UsersService } from '../users/users.service.ts';
import { calendarFile } from './calendar-file.ts';
import { requireAhead, requireChangeable, requireToCome } from './team-meeting.policy.ts';
import { type KnownMeeting, TeamMeetingsRepository, type Teammate } from './team-meetings.repository.ts';
import { requireWritable } from './team-room.policy.ts';

type Change<T> = (manager: EntityManager, project: ProjectAccess, person: CallerWithProfile) => Promise<T>;

/** The meetings of a team: each member proposes some, and answers those of others. */
@Injectable()
export class TeamMeetingsService {
  constructor(
    private readonly database: DataSource,
    private readonly projects: ProjectsService,
    private readonly users: UsersService,
    private readonly quotas: QuotasService,
    private readonly meetings: TeamMeetingsRepository,
  ) {}

  async list(caller: Caller, projectId: string): Promise<TeamMeetings> {
    requireTeam(await this.projects.findAccess(this.database.manager, projectId, caller.profileId));
    const { profileId } = requireProfile(caller);
    const team = await this.meetings.findTeam(projectId);
    const withTimes = team.filter(({ timeBlocks }) => timeBlocks.length > 0);
    const isShared = (block: (typeof TIME_BLOCKS)[number]) =>
      withTimes.length > 0 && withTimes.every(({ timeBlocks }) => timeBlocks.includes(block));
    return {
      sharedTimes: TIME_BLOCKS.filter(isShared),
      commonTimes: commonTimes(withTimes, team.find(({ id }) => id === profileId)?.timeZone ?? commonZone(team)),
      withoutTimes: team.filter(({ timeBlocks }) => timeBlocks.length === 0).map(({ id, name }) => ({ id, name })),
      meetings: await this.meetings.findOf(projectId, profileId),
    };
  }

  /** One meeting that is not cancelled, as a file for a calendar. */
  async readFile({ profileId }: Caller, projectId: string, id: string): Promise<Versioned> {
    const { manager } = this.database;
    const { title: project } = requireTeam(await this.projects.findAccess(manager, projectId, profileId));
    const meeting = await this.meetings.find(manager, projectId, id);
    if (!meeting || meeting.isCancelled) throw new DomainError('team_meeting.not_found');
    return calendarFile(meeting.title, { meetings: [{ ...meeting, project }] });
  }

  /** Who proposes it has confirmed it. */
  propose(caller: Caller, projectId: string, proposal: ProposeTeamMeeting): Promise<TeamMeeting> {
    const { title, minutes, url = null } = proposal;
    const startsAt = requireAhead(proposal.startsAt);
    return this.change(caller, projectId, async (manager, project, person) => {
      requireWritable(project);
      if ((await this.meetings.countToCome(manager, projectId)) >= LIMITS.teamMeetings)
        throw new DomainError('team_meeting.too_many');
      await this.count(manager, person, projectId);
      const meeting = { projectId, proposedBy: person.profileId, title, startsAt, minutes, url };
      const id = await this.meetings.insert(manager, meeting);
      await this.meetings.answer(manager, id, person.profileId, 'confirmed');
      await notify(manager, 'meeting_proposed', about(person, { projectId, title, startsAt }));
      return this.meetings.read(manager, id, person.profileId);
    });
  }

  /** To where it is already asks nobody again. */
  move(caller: Caller, projectId: string, id: string, time: MoveTeamMeeting): Promise<TeamMeeting> {
    const startsAt = requireAhead(time.startsAt);
    return this.change(caller, projectId, async (manager, project, person) => {
      const meeting = requireToCome(
        requireChangeable(await this.meetings.find(manager, projectId, id), project, person),
      );
      requireWritable(project);
      if (isAt(meeting, startsAt, time.minutes)) return this.meetings.read(manager, id, person.profileId);
      await this.count(manager, person, projectId);
      await this.meetings.move(manager, meeting, { startsAt, minutes: time.minutes });
      await this.meetings.answer(manager, id, person.profileId, 'confirmed');
      await notify(manager, 'meeting_moved', about(person, { ...meeting, startsAt }));
      return this.meetings.read(manager, id, person.profileId);
    });
  }

  /** Also in an archived project. Again changes nothing. */
  cancel(caller: Caller, projectId: string, id: string): Promise<void> {
    return this.change(caller, projectId, async (manager, project, person) => {
      const meeting = requireChangeable(await this.meetings.find(manager, projectId, id), project, person);
      if (meeting.isCancelled) return;
      requireToCome(meeting);
      await renewListsOfTeam(manager, projectId);
      await this.meetings.cancel(manager, meeting);
      await notify(manager, 'meeting_cancelled', about(person, meeting));
    });
  }

  answer(caller: Caller, projectId: string, id: string, { answer, moves }: AnswerTeamMeeting): Promise<TeamMeeting> {
    return this.change(caller, projectId, async (manager, project, person) => {
      const meeting = await this.meetings.find(manager, projectId, id);
      if (!meeting) throw new DomainError('team_meeting.not_found');
      requireWritable(project);
      requireToCome(meeting);
      if (meeting.moves !== moves) throw new DomainError('team_meeting.moved');
      await this.users.lock(manager, person);
      await renewListsOfTeam(manager, projectId);
      await this.meetings.answer(manager, id, person.profileId, answer);
      const { profileId: personId } = person;
      if (answer === 'confirmed') await tellWebhooks(manager, 'meeting.confirmed', { projectId, personId });
      else await notify(manager, 'meeting_declined', { ...about(person, meeting), to: proposerOnTeam(meeting) });
      return this.meetings.read(manager, id, person.profileId);
    });
  }

  private async change<T>(caller: Caller, projectId: string, change: Change<T>): Promise<T> {
    const person = requireProfile(caller);
    return this.database.transaction(async (manager) =>
      change(manager, requireTeam(await this.projects.lock(manager, projectId, person.profileId)), person),
    );
  }

  private async count(manager: EntityManager, person: CallerWithProfile, projectId: string): Promise<void> {
    await this.users.lock(manager, person);
    await this.quotas.use(manager, person, 'meetings');
    await renewListsOfTeam(manager, projectId);
  }
}

/** @param timeZone of who reads; who names none counts as in it */
function commonTimes(team: readonly Teammate[], timeZone: string | null): TeamMeetings['commonTimes'] {
  if (timeZone === null) return null;
  const { words, nextStartsAt } = timesOfAll(team, { now: new Date(), zone: timeZone });
  const withoutZone = team.filter((member) => !member.timeZone).length;
  return { timeZone, words, nextStartsAt: nextStartsAt?.toISOString() ?? null, withoutZone };
}

/** Says which meeting it is by its title and start. */
function about({ profileId }: CallerWithProfile, meeting: Pick<KnownMeeting, 'projectId' | 'title' | 'startsAt'>) {
  const { projectId, title, startsAt } = meeting;
  return { projectId, personId: profileId, by: profileId, words: title, saidBy: profileId, meetsAt: startsAt };
}

function proposerOnTeam({ proposedBy, isProposerOnTeam }: KnownMeeting): string[] {
  return proposedBy && isProposerOnTeam ? [proposedBy] : [];
}

function isAt(meeting: KnownMeeting, startsAt: Date, minutes: number): boolean {
  return meeting.startsAt.getTime() === startsAt.getTime() && meeting.minutes === minutes;
}
