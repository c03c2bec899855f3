/** How an edge stands with the API's registry, with the sentence for its log. */
export const STATES = {
  starting: 'The registry is asked for.',
  following: 'The registry is followed.',
  unreachable: 'The API can not be asked for the registry; the last good one stays in force.',
  unreadable: 'The API answered with something that is no registry; the last good one stays in force.',
  doubtful: 'The API tells of an older registry than is known; it is taken when it keeps saying so.',
  empty: 'The API tells of a registry without a shell; the last good one stays in force.',
} as const;

export type FollowerState = keyof typeof STATES;
