import { LIMITS } from '@crewdeck/contract';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import type { ProjectAccess } from '../projects/project.policy.ts';
import type { KnownMeeting } from './team-meetings.repository.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** A meeting starts in the future, and not too far ahead. */
export function requireAhead(startsAt: string): Date {
  const start = new Date(startsAt);
  const ahead = start.getTime() - Date.now();
  if (ahead <= 0 || ahead > LIMITS.meetingDaysAhead * MS_PER_DAY) throw new DomainError('team_meeting.bad_time');
  return start;
}

/** The proposer changes a meeting; once they have left the team, the owner does. */
export function requireChangeable(
  meeting: KnownMeeting | null,
  { viewer }: ProjectAccess,
  { profileId }: Caller,
): KnownMeeting {
  if (!meeting) throw new DomainError('team_meeting.not_found');
  const isOrphan = viewer === 'owner' && !meeting.isProposerOnTeam;
  if (meeting.proposedBy !== profileId && !isOrphan) throw new DomainError('team_meeting.not_proposer');
  return meeting;
}

/** Nothing is changed of a meeting that is over or cancelled. */
export function requireToCome(meeting: KnownMeeting): KnownMeeting {
  const endsAt = meeting.startsAt.getTime() + meeting.minutes * MS_PER_MINUTE;
  if (meeting.isCancelled || endsAt <= Date.now()) throw new DomainError('team_meeting.over');
  return meeting;
}
