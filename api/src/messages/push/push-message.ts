import { linkOf, notificationKind } from '../../notifications/notification-kinds.ts';
import type { Event } from '../channel.ts';
import { sentenceOf } from '../event-sentence.ts';
import type { PushMessage } from './send-push.ts';

export interface PushedEvent {
  readonly id: string;
  readonly kind: Event['kind'];
  /** `null` where nobody is named, or they have deleted their account. */
  readonly person: string | null;
  readonly project: string;
  /** Of the project, or of the event where there is none yet; `null` once it is gone. */
  readonly subjectId: string | null;
}

export function isPushed(kind: Event['kind']): boolean {
  return notificationKind(kind).push !== undefined;
}

export function pushMessage(event: PushedEvent): PushMessage {
  const { id, kind, subjectId } = event;
  return { id, title: notificationKind(kind).push ?? '', body: sentenceOf(event), path: linkOf(kind, subjectId).path };
}
