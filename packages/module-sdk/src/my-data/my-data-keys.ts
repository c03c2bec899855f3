/**
 * Query keys of the signed-in person's own data. They include the uid, so nothing of one person is shown to the next.
 * Invalidate `all` after a change that may touch more than one of them.
 */
export const myDataKeys = {
  all: (uid: string) => ['me', uid] as const,
  profile: (uid: string) => ['me', uid, 'profile'] as const,
  projects: (uid: string) => ['me', uid, 'projects'] as const,
  receivedInvites: (uid: string) => ['me', uid, 'received-invites'] as const,
  sentInvites: (uid: string) => ['me', uid, 'sent-invites'] as const,
  activities: (uid: string) => ['me', uid, 'activities'] as const,
  unreadActivities: (uid: string) => ['me', uid, 'unread-activities'] as const,
  listsVersion: (uid: string) => ['me', uid, 'lists-version'] as const,
  collaborations: (uid: string) => ['me', uid, 'collaborations'] as const,
};
