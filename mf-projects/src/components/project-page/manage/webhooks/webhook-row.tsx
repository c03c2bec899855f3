import type { Webhook } from '@crewdeck/contract';
import { useSession } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Badge, Button, Cluster, Disclosure, Stack, StepFailure, Words } from '@crewdeck/ui-kit';
import { useId, useState } from 'react';
import { webhooksKey } from '../../../../hooks/use-webhooks.ts';
import { webhookName, webhookState } from '../../../../rules/webhook-texts.ts';
import { ChangeWebhook } from './change-webhook.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { type ShownSecret, WebhookSecret } from './webhook-secret.tsx';

interface WebhookRowProps {
  projectId: string;
  webhook: Webhook;
  /** `null` unless it was made a moment ago. */
  secret: string | null;
  onSecret: (shown: ShownSecret) => void;
}

/** One webhook: where it leads, how it fares, what was sent, and what can be done about it. */
export function WebhookRow({ projectId, webhook, secret, onSecret }: WebhookRowProps) {
  const uid = useSession().user?.uid ?? '';
  const nameId = useId();
  const [isLogOpen, setIsLogOpen] = useState(false);
  const { label, tone, advice } = webhookState(webhook);
  const { send, isBusy, failure } = useStep({
    call: (http) =>
      http.send('POST /api/projects/:id/webhooks/:webhookId/tests', { id: projectId, webhookId: webhook.id }),
    done: 'Test sent. The log says whether it arrived.',
    failed: "We couldn't send a test. Try again in a moment.",
    refetch: [webhooksKey(projectId, uid)],
    onDone: () => setIsLogOpen(true),
  });
  return (
    <Stack as="li" gap={2}>
      <Cluster gap={2} align="baseline">
        <b id={nameId}>{webhookName(webhook)}</b>
        <Badge tone={tone}>{label}</Badge>
      </Cluster>
      {advice ? <Words tone="muted">{advice}</Words> : null}
      {secret ? <WebhookSecret secret={secret} /> : null}
      <Cluster gap={2}>
        <Button size="sm" aria-describedby={nameId} isBusy={isBusy} onClick={() => send()}>
          Send a test
        </Button>
        <ChangeWebhook projectId={projectId} webhook={webhook} describedBy={nameId} onSecret={onSecret} />
      </Cluster>
      <StepFailure failure={failure} />
      <Disclosure
        summary="Log"
        aria-describedby={nameId}
        open={isLogOpen}
        onToggle={({ currentTarget }) => setIsLogOpen(currentTarget.open)}
      >
        {isLogOpen ? <WebhookLog projectId={projectId} webhook={webhook} /> : null}
      </Disclosure>
    </Stack>
  );
}
