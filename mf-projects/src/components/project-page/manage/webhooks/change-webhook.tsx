import type { Webhook } from '@crewdeck/contract';
import { useSession } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, ConfirmDialog } from '@crewdeck/ui-kit';
import { webhooksKey } from '../../../../hooks/use-webhooks.ts';
import { webhookName } from '../../../../rules/webhook-texts.ts';
import type { ShownSecret } from './webhook-secret.tsx';

interface ChangeWebhookProps {
  projectId: string;
  webhook: Webhook;
  describedBy: string;
  onSecret: (shown: ShownSecret) => void;
}

/** Lets the owner replace the secret of a webhook, unless it is a chat, and remove it. Both ask first. */
export function ChangeWebhook({ projectId, webhook, describedBy, onSecret }: ChangeWebhookProps) {
  const { id: webhookId, kind } = webhook;
  const uid = useSession().user?.uid ?? '';
  const [ids, name] = [{ id: projectId, webhookId }, webhookName(webhook)];
  const renewal = useStep({
    call: (http) => http.send('POST /api/projects/:id/webhooks/:webhookId/secret', ids),
    failed: "We couldn't replace the secret. Try again in a moment.",
    refetch: [],
    onDone: ({ secret }) => onSecret({ id: webhookId, secret }),
  });
  const removal = useStep({
    call: (http) => http.send('DELETE /api/projects/:id/webhooks/:webhookId', ids),
    failed: "We couldn't remove this webhook. Try again in a moment.",
    refetch: [webhooksKey(projectId, uid)],
  });
  return (
    <>
      {kind === 'standard' ? (
        <Button variant="ghost" size="sm" aria-describedby={describedBy} onClick={renewal.ask}>
          Replace secret
        </Button>
      ) : null}
      <Button variant="ghost" size="sm" aria-describedby={describedBy} onClick={removal.ask}>
        Remove
      </Button>
      <ConfirmDialog
        {...renewal.question}
        onConfirm={renewal.send}
        title={`Replace the secret of ${name}?`}
        text="We sign with the new secret right away. Your server will refuse our messages until you update it there."
        confirmLabel="Replace secret"
        cancelLabel="Keep it"
      />
      <ConfirmDialog
        {...removal.question}
        onConfirm={removal.send}
        title={`Remove ${name}?`}
        text="It gets no more messages, and its log is deleted."
        confirmLabel="Remove webhook"
        cancelLabel="Keep it"
      />
    </>
  );
}
