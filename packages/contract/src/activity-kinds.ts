/** What a person is told that others have done, or time. Received invites are the bell's (decisions: words). */
export const ACTIVITY_KINDS = [
  'invite_accepted',
  'invite_declined',
  'invite_withdrawn',
  'sent_invite_expired',
  'received_invite_expired',
  'invite_expires_soon',
  'interest_shown',
  'interest_not_now',
  'interest_closed',
  'joined',
  'left',
  'removed',
  'handover_offered',
  'handover_accepted',
  'handover_declined',
  'owner_changed',
  'project_archived',
  'project_deleted',
  'deadline_near',
  'check_in_due',
  'team_asks_after_you',
  'check_in_missed',
  'seat_may_be_freed',
  'commitment_ends',
  'team_proposed',
  'team_formed',
  'team_search_ended',
] as const;

/**
 * What happens to a person, by what they can turn off for a way of telling it. The bell counts received invites, so only mail
 * and push tell of `invite_received`; all else is one of {@link ACTIVITY_KINDS}.
 */
export const NOTIFICATION_TOPICS = {
  invites: ['invite_received', 'invite_expires_soon', 'invite_withdrawn', 'received_invite_expired'],
  answers: ['invite_accepted', 'invite_declined', 'sent_invite_expired', 'interest_not_now', 'interest_closed'],
  interest: ['interest_shown'],
  team: [
    'joined',
    'left',
    'removed',
    'handover_offered',
    'handover_accepted',
    'handover_declined',
    'owner_changed',
    'check_in_missed',
    'seat_may_be_freed',
    'team_proposed',
    'team_formed',
    'team_search_ended',
  ],
  projects: ['project_archived', 'project_deleted', 'deadline_near'],
  check_ins: ['check_in_due', 'team_asks_after_you', 'commitment_ends'],
} as const;

/** How somebody is told who has no page open. */
export const NOTIFICATION_CHANNELS = ['mail', 'push'] as const;
