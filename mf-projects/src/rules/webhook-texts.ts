import { localDayText, type Webhook, type WebhookDelivery, type WebhookEvent } from '@crewdeck/contract';
import type { BadgeTone } from '@crewdeck/ui-kit';

const KINDS: Record<Webhook['kind'], string> = { discord: 'Discord', slack: 'Slack', standard: 'Your server' };

const EVENTS: Record<WebhookEvent, string> = {
  'member.joined': 'Someone joined',
  'member.left': 'Someone left',
  'note.written': 'New note',
  'meeting.proposed': 'Meeting proposed',
  'meeting.moved': 'Meeting moved',
  'meeting.confirmed': 'Meeting confirmed',
  'meeting.cancelled': 'Meeting cancelled',
  'project.completed': 'Project finished',
  test: 'Test',
};

export function webhookName({ kind, address }: Webhook): string {
  return `${KINDS[kind]} ${address}`;
}

interface State {
  label: string;
  tone: BadgeTone;
}

/** How a webhook fares, and what its owner can do where it doesn't work. */
export function webhookState({ failingSince, offSince }: Webhook): State & { advice: string | null } {
  if (offSince) {
    const advice = 'It kept failing, so we turned it off. Once it works, send a test to turn it on again.';
    return { label: 'Off', tone: 'red', advice };
  }
  if (!failingSince) return { label: 'On', tone: 'green', advice: null };
  const advice = `It hasn't worked since ${localDayText(failingSince)}. After a week of failures we turn it off.`;
  return { label: 'Failing', tone: 'amber', advice };
}

const STATES: Record<WebhookDelivery['state'], State> = {
  waiting: { label: 'Waiting', tone: 'amber' },
  delivered: { label: 'Arrived', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
};

/** One line of the log. */
export function deliveryTexts({ event, state, outcome }: WebhookDelivery): State & { event: string; outcome: string } {
  const told = { ...STATES[state], event: EVENTS[event] };
  if (!outcome) return { ...told, outcome: "It's on its way." };
  return { ...told, outcome: state === 'waiting' ? `${outcome} We'll try again.` : outcome };
}
