import type { Event } from '../channel.ts';
import type { PushMessage } from './send-push.ts';

/** What is told at once, whether or not anybody looks; all else can wait until they come back. */
export type PushedKind = keyof typeof TEXTS;

interface PushText {
  readonly title: string;
  readonly body: string;
  /** `:id` is the project. */
  readonly path: string;
}

const TEXTS = {
  invite_received: {
    title: 'You are invited to {project}',
    body: '{person} would like to have you on the team.',
    path: '/my-invites',
  },
  invite_accepted: {
    title: '{person} joined {project}',
    body: 'They accepted your invite and are on your team now.',
    path: '/projects/:id',
  },
  invite_declined: {
    title: '{person} declined your invite',
    body: 'They will not join {project} now.',
    path: '/my-invites?tab=activity',
  },
  interest_not_now: {
    title: 'An answer of {project}',
    body: 'The team went another way.',
    path: '/my-invites?tab=activity',
  },
  interest_shown: {
    title: '{person} would like to join {project}',
    body: 'Read what they wrote, and answer them.',
    path: '/projects/:id#interested',
  },
  removed: {
    title: 'Your place in {project} has ended',
    body: 'The owner has removed you from the team. Read what they say.',
    path: '/my-invites?tab=activity',
  },
} as const satisfies Partial<Record<Event['kind'], PushText>>;

export const isPushed = (kind: Event['kind']): kind is PushedKind => Object.hasOwn(TEXTS, kind);

export interface PushedEvent {
  readonly id: string;
  readonly kind: PushedKind;
  readonly person: string;
  readonly project: string;
  /** `null` once it is gone. */
  readonly projectId: string | null;
}

export function pushMessage({ id, kind, person, project, projectId }: PushedEvent): PushMessage {
  const { title, body, path } = TEXTS[kind];
  // What people wrote is put in once: a name that holds a placeholder stays a name.
  const filled = (text: string) =>
    text.replace(/\{(person|project)\}/g, (_, name) => (name === 'person' ? person : project));
  return {
    id,
    title: filled(title),
    body: filled(body),
    path: projectId ? path.replace(':id', projectId) : '/my-invites',
  };
}
