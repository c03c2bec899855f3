/** What is said when one of the person's own lists could not be loaded (spec 8). */
export const LOAD_FAILURE_TEXTS = {
  profile: 'Failed to fetch profile data.',
  projects: 'Failed to fetch your projects.',
  invites: 'Failed to fetch your invites.',
  collaborations: 'Failed to fetch your collaborations.',
} as const;
