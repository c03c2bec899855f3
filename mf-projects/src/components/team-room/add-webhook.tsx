import { LIMITS } from '@crewdeck/contract';
import { useSession } from '@crewdeck/module-sdk';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, PlusIcon, Stack, StepFailure, TextField } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { webhooksKey } from '../../hooks/use-webhooks.ts';
import { teamLinkOf } from '../../rules/team-link.ts';
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
  const url = teamLinkOf(typed);
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
  const fault: { url?: string } =
    url === null ? { url: 'Enter a whole address, such as https://discord.com/api/webhooks/1/key.' } : {};
  const { checked, problems } = useForm({ problems: fault, send: () => url !== null && send(url) });
  return (
    <form {...checked}>
      <Stack gap={3} align="start">
        <TextField
          label="Add a webhook"
          hint="The address of a Discord or Slack webhook, or of your own server. It starts with https://."
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={LIMITS.url}
          value={typed}
          onValueChange={setTyped}
          error={problems.url}
        />
        <StepFailure failure={failure} />
        <Button type="submit" isBusy={isBusy}>
          <PlusIcon aria-hidden="true" />
          Add webhook
        </Button>
      </Stack>
    </form>
  );
}
