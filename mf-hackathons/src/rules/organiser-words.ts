import { FORMER_MEMBER, type OrganiserEvent } from '@crewdeck/contract';

type Action = OrganiserEvent['action'];

const DONE: Record<Action, (person: string, detail: string) => string> = {
  grant: (person) => `made ${person} an organiser`,
  revoke: (person) => `removed ${person} as an organiser`,
  open_round: (_, detail) => `proposed teams: ${detail.toLowerCase()}`,
};

/** `Ada made Grace an organiser.` Who has deleted their account is named no more. */
export function organiserEventWords({ actor, action, person, detail }: OrganiserEvent): string {
  return `${actor ?? FORMER_MEMBER.name} ${DONE[action](person?.name ?? FORMER_MEMBER.name.toLowerCase(), detail)}.`;
}
