import { useSession } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { useState } from 'react';
import { webhooksKey } from '../../../../hooks/use-webhooks.ts';
import { AddressForm } from '../../../address-form.tsx';
import type { ShownSecret } from './webhook-secret.tsx';

interface AddWebhookProps {
  projectId: string;
  /** Not called for a chat, which asks for no secret. */
  onSecret: (shown: ShownSecret) => void;
}

/** Adds an address to which the events of a project are sent. */
export function AddWebhook({ projectId, onSecret }: AddWebhookProps) {
  const uid = useSession().user?.uid ?? '';
  const [typed, setTyped] = useState('');
  const { send, isBusy, failure } = useStep({
    call: (http, address: string) =>
      http.send('POST /api/projects/:id/webhooks', { id: projectId, body: { url: address } }),
    done: 'Webhook added. Send it a test.',
    failed: "We couldn't add this webhook. Try again in a moment.",
    refetch: [webhooksKey(projectId, uid)],
    onDone: ({ id, kind, secret }) => {
      setTyped('');
      if (kind === 'standard') onSecret({ id, secret });
    },
  });
  return (
    <AddressForm
      label="Add a webhook"
      hint="The address of a Discord or Slack webhook, or of your own server."
      example="discord.com/api/webhooks/1/key"
      submitLabel="Add webhook"
      typed={typed}
      onTyped={setTyped}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
    />
  );
}
