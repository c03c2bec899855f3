import type { EventKind } from '@crewdeck/contract';
import type { MailEvent } from './mail-events.repository.ts';

export const ACTIVITY = { label: 'See your activity', path: '/my-invites?tab=activity' };

const checkIn = ({ projectId }: MailEvent) =>
  projectId ? { label: 'Check in', path: `/projects/${projectId}#check-in` } : ACTIVITY;
const team = ({ projectId }: MailEvent) =>
  projectId ? { label: 'See your team', path: `/projects/${projectId}#team` } : ACTIVITY;

/** Where the one button of a mail leads, an address of this site. */
const BUTTONS: Partial<Record<EventKind, (event: MailEvent) => typeof ACTIVITY>> = {
  invite_received: () => ({ label: 'Read and answer', path: '/my-invites' }),
  invite_accepted: team,
  check_in_due: checkIn,
  team_asks_after_you: checkIn,
  seat_may_be_freed: team,
  commitment_ends: ({ projectId }) =>
    projectId ? { label: 'Answer your team', path: `/projects/${projectId}#commitment` } : ACTIVITY,
  team_proposed: ({ hackathonId }) =>
    hackathonId ? { label: 'Read and answer', path: `/hackathons/${hackathonId}` } : ACTIVITY,
  team_formed: team,
  interest_not_now: () => ({ label: 'Find another project', path: '/explore-projects' }),
};

export function buttonOf(event: MailEvent) {
  return BUTTONS[event.kind]?.(event) ?? ACTIVITY;
}
