/** Parts of a project's page that links lead to, as `#team`. */
export const TEAM_PART = 'team';
export const CHECK_IN_PART = 'check-in';
export const COMMITMENT_PART = 'commitment';
export const INTERESTED_PART = 'interested';
