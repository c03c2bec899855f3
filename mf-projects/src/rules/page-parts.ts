import type { ProjectPage } from '@crewdeck/contract';
import type { PagePartsByPath } from '@crewdeck/module-sdk';

type ProjectPart = PagePartsByPath['/projects/:id'];

/** Parts of a project's page that links lead to, as `#team`; other modules too. */
export const TEAM_PART = 'team' satisfies ProjectPart;
export const CHECK_IN_PART = 'check-in' satisfies ProjectPart;
export const COMMITMENT_PART = 'commitment' satisfies ProjectPart;
export const ROOM_PART = 'room' satisfies ProjectPart;
export const FINISH_PART = 'finish' satisfies ProjectPart;
export const INTERESTED_PART = 'interested' satisfies ProjectPart;
export const WEBHOOKS_PART = 'webhooks' satisfies ProjectPart;

/** What the team of a project switches between, in this order. */
export const PROJECT_TABS = ['overview', 'room', 'manage'] as const;
export type ProjectTab = (typeof PROJECT_TABS)[number];

const TABS: Partial<Record<string, ProjectTab>> = {
  [TEAM_PART]: 'overview',
  [FINISH_PART]: 'overview',
  [ROOM_PART]: 'room',
  [INTERESTED_PART]: 'manage',
  [WEBHOOKS_PART]: 'manage',
} satisfies Partial<Record<ProjectPart, ProjectTab>>;

/** How many people wait for the owner's answer; nobody does once the project is finished. */
export function waitingCountOf({ result, interestCount }: Pick<ProjectPage, 'result' | 'interestCount'>): number {
  return result ? 0 : (interestCount ?? 0);
}

/** The tab that holds the part of an address such as `#room`; none for a part above the tabs. */
export function tabOfHash(hash: string): ProjectTab | undefined {
  return TABS[hash.slice(1)];
}
