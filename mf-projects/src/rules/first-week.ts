import type { ProjectPage, TeamLink, TeamMeeting, TeamMember } from '@crewdeck/contract';
import { teamLinkKind } from './team-link.ts';
import { peoplePath } from './who-fits.ts';

/** A team that is together for longer needs no list to begin with. */
const NEW_WEEKS = 4;
const MS_PER_WEEK = 7 * 86_400_000;

/** Whether a team is new: it is together since its first member joined the owner. */
export function isNewTeam(team: readonly Pick<TeamMember, 'isOwner' | 'joinedAt'>[], now: Date): boolean {
  const joined = team.filter(({ isOwner }) => !isOwner).map(({ joinedAt }) => Date.parse(joinedAt));
  return joined.length > 0 && now.getTime() - Math.min(...joined) < NEW_WEEKS * MS_PER_WEEK;
}

/** Ids of what a new team uses first. The steps move the focus there. */
export const FIRST_FIELDS = { note: 'write-note', meeting: 'propose-meeting', link: 'add-link' };

interface Room {
  /** The reader has written a note. */
  hasSaidHello: boolean;
  meetings: readonly TeamMeeting[] | undefined;
  links: readonly TeamLink[] | undefined;
}

/** What a new team does first, where, and whether it has, as the room itself shows. Each says hello themselves; its owner first invites for open seats. */
export function firstSteps(project: ProjectPage, { hasSaidHello, meetings = [], links = [] }: Room) {
  return [
    ...openSeatStep(project),
    { text: 'Say hello: write a note.', fieldId: FIRST_FIELDS.note, isDone: hasSaidHello },
    { text: 'Pick a time: propose a meeting.', fieldId: FIRST_FIELDS.meeting, isDone: meetings.length > 0 },
    {
      text: 'Link your repository.',
      fieldId: FIRST_FIELDS.link,
      isDone: links.some(({ url }) => teamLinkKind(url) === 'Repository'),
    },
  ];
}

function openSeatStep({ id, viewer, isLooking, openSeats }: ProjectPage) {
  if (viewer?.is !== 'owner' || !isLooking) return [];
  const text = openSeats === 1 ? 'Invite someone for the open seat.' : `Invite people for the ${openSeats} open seats.`;
  return [{ text, path: peoplePath(id), isDone: false }];
}
