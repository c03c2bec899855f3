/** Of the part of the page where one looks for a team. */
export const FIND_TEAM_ID = 'find-my-team';
