import type { PagePartsByPath } from '@crewdeck/module-sdk';

type ProjectPart = PagePartsByPath['/projects/:id'];

/** Parts of a project's page that links lead to, as `#team`; other modules too. */
export const TEAM_PART = 'team' satisfies ProjectPart;
export const CHECK_IN_PART = 'check-in' satisfies ProjectPart;
export const COMMITMENT_PART = 'commitment' satisfies ProjectPart;
export const ROOM_PART = 'room' satisfies ProjectPart;
export const FINISH_PART = 'finish' satisfies ProjectPart;
export const INTERESTED_PART = 'interested' satisfies ProjectPart;
