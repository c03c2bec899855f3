import type { NotificationSettings } from '@crewdeck/contract';
import { Notice } from '@crewdeck/ui-kit';

type Reason = NonNullable<NotificationSettings['mail']['stoppedBecause']>;

const TEXTS: Record<Reason, string> = {
  unconfirmed: 'Confirm your address to get mail.',
  bounced: 'Your address has refused our mail, so we send none to it. We begin again once it is another one.',
  off: 'No mail is sent here at the moment.',
};

/** Why nobody gets mail whatever they choose, where that is so. */
export function MailStopNotice({ reason }: { reason: Reason | null }) {
  return reason ? <Notice tone={reason === 'off' ? 'info' : 'warning'}>{TEXTS[reason]}</Notice> : null;
}
