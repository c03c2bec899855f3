import type { PagePartsByPath } from '@crewdeck/module-sdk';

/** Of the heading of the part of the page where one looks for a team. Other modules link to it. */
export const FIND_TEAM_ID = 'find-my-team' satisfies PagePartsByPath['/hackathons/:id'];

/** The dialog in which one begins to look, as the address of the page names it. */
export const LOOK_DIALOG = ['look'] as const;
