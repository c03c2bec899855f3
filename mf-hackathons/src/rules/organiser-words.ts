import { FORMER_MEMBER, type OrganiserEvent, type TeamSearch } from '@crewdeck/contract';
import { writeMoment } from './days.ts';
import { atLeast } from './team-words.ts';

const ISO = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

const peopleIn = (count: string) => `${count} ${count === '1' ? 'person' : 'people'}`;

type Counts = NonNullable<TeamSearch['counts']>;
type Action = OrganiserEvent['action'];

const DONE: Record<Action, (person: string, detail: string, timeZone: string | null) => string> = {
  grant: (person) => `made ${person} an organiser`,
  revoke: (person) => `removed ${person} as an organiser`,
  open_round: (_, detail) => `proposed ${detail}`,
  plan_round: (_, detail, timeZone) => `planned a round: ${detail.replace(ISO, (at) => writeMoment(at, timeZone))}`,
  cancel_round: () => 'cancelled a planned round',
  set_sizes: (_, detail) => `set the size of teams: ${detail}`,
  edit_details: (_, detail) => `changed the event details: ${detail}`,
  export: (_, detail) => `exported ${peopleIn(detail)}`,
  announce: (_, detail) => `sent an announcement to ${peopleIn(detail)}`,
  set_cover: () => 'changed the banner',
  remove_cover: () => 'removed the banner',
};

/** `Ada made Grace an organiser.` Who has deleted their account is named no more. @param timeZone of the event */
export function organiserEventWords(event: OrganiserEvent, timeZone: string | null): string {
  const { actor, action, person, detail } = event;
  const done = DONE[action](person?.name ?? FORMER_MEMBER.name.toLowerCase(), detail, timeZone);
  return `${actor ?? FORMER_MEMBER.name} ${done}.`;
}

/** How many take part in the search, for organisers: `3 looking, 1000+ with a proposed team, 0 on a team`; `null` where nobody does. */
export function countsWords({ looking, proposed, onTeam }: Counts): string | null {
  if (looking + proposed + onTeam === 0) return null;
  return `${atLeast(looking)} looking, ${atLeast(proposed)} with a proposed team, ${atLeast(onTeam)} on a team`;
}

/** Whom an announcement goes to. @param people as the contract counts them; `undefined` while unknown */
export function reachedWords(people: number | undefined): string {
  if (people === 0)
    return "Nobody is taking part yet, so nobody is emailed. People who take part later see it on the event page. You can't take it back.";
  const who = people === undefined ? 'everyone who takes part' : `${countWords(people)} taking part`;
  return `It goes to ${who}: on the event page, in their activity, and by email unless they turned that off. You can't take it back.`;
}

function countWords(people: number): string {
  if (people === 1) return '1 person';
  return `${atLeast(people)} people`;
}
