import type { Event } from '../channel.ts';
import { sentenceOf } from '../event-sentence.ts';
import type { PushMessage } from './send-push.ts';

/** What is told at once, whether or not anybody looks; all else can wait until they come back. `:id` is the project, or the event where there is none yet. */
const TEXTS = {
  invite_received: { title: 'You are invited', path: '/my-invites' },
  invite_accepted: { title: 'Your invite was accepted', path: '/projects/:id' },
  invite_declined: { title: 'Your invite was declined', path: '/my-invites?tab=activity' },
  interest_not_now: { title: 'Your interest was answered', path: '/my-invites?tab=activity' },
  interest_shown: { title: 'Somebody would like to join', path: '/projects/:id#interested' },
  team_proposed: { title: 'A team is proposed to you', path: '/hackathons/:id' },
  team_formed: { title: 'Your team is complete', path: '/projects/:id' },
  removed: { title: 'Your place on a team has ended', path: '/my-invites?tab=activity' },
} as const satisfies Partial<Record<Event['kind'], { title: string; path: string }>>;

type PushedKind = keyof typeof TEXTS;

export const isPushed = (kind: Event['kind']): kind is PushedKind => Object.hasOwn(TEXTS, kind);

export interface PushedEvent {
  readonly id: string;
  readonly kind: PushedKind;
  /** `null` where nobody is named, or they have deleted their account. */
  readonly person: string | null;
  readonly project: string;
  /** Of the project, or of the event where there is none yet; `null` once it is gone. */
  readonly subjectId: string | null;
}

export function pushMessage(event: PushedEvent): PushMessage {
  const { id, kind, subjectId } = event;
  const { title, path } = TEXTS[kind];
  const link = subjectId ? path.replace(':id', subjectId) : '/my-invites?tab=activity';
  return { id, title, body: sentenceOf(event), path: link };
}
