import { isDeadlinePast, type Project } from '@crewdeck/contract';

/** What a person can do about a project: show interest, answer an invite, see what they did, or read why there is no button. */
type InterestAction = { kind: 'offer' } | { kind: 'invited' } | { kind: 'sent' } | { kind: 'note'; text: string };

/** What the viewer is to projects, by their ids. */
export interface Standing {
  interestedIn: ReadonlySet<string>;
  invitedTo: ReadonlySet<string>;
}

interface Situation extends Standing {
  /** Of the viewer; `null` without a profile. */
  profileId: string | null;
  /** Whether ops have hidden the viewer's profile. */
  isHidden: boolean;
  now: Date;
}

/** No button that can only fail (decisions: flow). What concerns the viewer comes before what concerns everybody. */
export function interestActionOf(project: Project, situation: Situation): InterestAction {
  return whatTheyAre(project, situation) ?? whatTheProjectIs(project, situation);
}

function whatTheyAre(project: Project, { profileId, interestedIn, invitedTo }: Situation): InterestAction | null {
  if (project.owner.id === profileId) return { kind: 'note', text: 'Your project' };
  if (project.collaborators.some(({ id }) => id === profileId)) return { kind: 'note', text: "You're on this team" };
  if (invitedTo.has(project.id)) return { kind: 'invited' };
  return interestedIn.has(project.id) ? { kind: 'sent' } : null;
}

function whatTheProjectIs(project: Project, { isHidden, now }: Situation): InterestAction {
  if (project.status === 'Archived') return { kind: 'note', text: 'Archived, no longer looking' };
  if (project.status === 'Completed') return { kind: 'note', text: 'Finished, no longer looking' };
  if (isDeadlinePast(project.deadline, now)) return { kind: 'note', text: 'The deadline has passed' };
  // Not who is named: not everybody on the team is named to everybody.
  if (project.openSeats === 0) return { kind: 'note', text: 'The team is full' };
  return isHidden ? { kind: 'note', text: 'Not while your profile is hidden' } : { kind: 'offer' };
}
