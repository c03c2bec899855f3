import type { NotificationSettings } from '@crewdeck/contract';
import { Notice } from '@crewdeck/ui-kit';

type Reason = NonNullable<NotificationSettings['mail']['stoppedBecause']>;

const TEXTS: Record<Reason, string> = {
  unconfirmed: 'Confirm your email to get notifications by email.',
  bounced: "Our emails to you bounced, so we've stopped sending them. We'll start again once your email changes.",
  off: "Crewdeck isn't sending emails at the moment.",
};

/** Why the person gets no email whatever they choose. Nothing without a reason. */
export function MailStopNotice({ reason }: { reason: Reason | null }) {
  return reason ? <Notice tone={reason === 'off' ? 'info' : 'warning'}>{TEXTS[reason]}</Notice> : null;
}
