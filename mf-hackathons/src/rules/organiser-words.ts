import { FORMER_MEMBER, localMinuteText, type OrganiserEvent } from '@crewdeck/contract';

const ISO = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

const peopleIn = (count: string) => `${count} ${count === '1' ? 'person' : 'people'}`;

type Action = OrganiserEvent['action'];

const DONE: Record<Action, (person: string, detail: string) => string> = {
  grant: (person) => `made ${person} an organiser`,
  revoke: (person) => `removed ${person} as an organiser`,
  open_round: (_, detail) => `proposed ${detail}`,
  plan_round: (_, detail) => `planned a round: ${detail.replace(ISO, localMinuteText)}`,
  cancel_round: () => 'cancelled a planned round',
  set_sizes: (_, detail) => `set the size of teams: ${detail}`,
  edit_details: (_, detail) => `changed the event details: ${detail}`,
  export: (_, detail) => `exported ${peopleIn(detail)}`,
  announce: (_, detail) => `sent an announcement to ${peopleIn(detail)}`,
  set_cover: () => 'changed the banner',
  remove_cover: () => 'removed the banner',
};

/** `Ada made Grace an organiser.` Who has deleted their account is named no more. */
export function organiserEventWords({ actor, action, person, detail }: OrganiserEvent): string {
  return `${actor ?? FORMER_MEMBER.name} ${DONE[action](person?.name ?? FORMER_MEMBER.name.toLowerCase(), detail)}.`;
}
