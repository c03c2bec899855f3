import { hasFreeSeat, isDeadlinePast, type Project } from '@crewdeck/contract';

/** What a person can do about a project: show interest, see that they did, or read why there is no button. */
type InterestAction = { kind: 'offer' } | { kind: 'sent' } | { kind: 'note'; text: string };

interface Situation {
  /** Of the viewer; `null` without a profile. */
  profileId: string | null;
  interestedIn: ReadonlySet<string>;
  now: Date;
}

/** No button that can only fail (decisions: flow). What concerns the viewer comes before what concerns everybody. */
export function interestActionOf(project: Project, { profileId, interestedIn, now }: Situation): InterestAction {
  const { collaborators, maxTeamSize } = project;
  if (project.owner.id === profileId) return { kind: 'note', text: 'Your project' };
  if (collaborators.some(({ id }) => id === profileId)) return { kind: 'note', text: 'You are on this team' };
  if (interestedIn.has(project.id)) return { kind: 'sent' };
  if (project.status === 'Archived') return { kind: 'note', text: 'Archived, no longer looking' };
  if (isDeadlinePast(project.deadline, now)) return { kind: 'note', text: 'The deadline has passed' };
  if (hasFreeSeat({ maxTeamSize, memberCount: collaborators.length })) return { kind: 'offer' };
  return { kind: 'note', text: 'The team is full' };
}
