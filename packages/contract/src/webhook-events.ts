import { EVENTS } from './events.ts';

/** What the webhooks of a project are told: the type of the message, and its sentence. Words and titles stay in the team room. */
export const WEBHOOK_EVENTS = {
  'member.joined': EVENTS.joined.sentence,
  'member.left': EVENTS.left.sentence,
  'note.written': EVENTS.note_written.sentence,
  'meeting.proposed': EVENTS.meeting_proposed.sentence,
  'meeting.moved': EVENTS.meeting_moved.sentence,
  'meeting.confirmed': '{person} confirmed a meeting for {project}.',
  'meeting.cancelled': EVENTS.meeting_cancelled.sentence,
  'project.completed': EVENTS.project_completed.sentence,
  test: 'This is a test from {project}.',
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

/** Who reads what it is told: a chat in its own form, or any server by the Standard Webhooks specification. */
export const WEBHOOK_KINDS = ['standard', 'discord', 'slack'] as const;

/** `waiting`: it is sent, again if it was tried. */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
