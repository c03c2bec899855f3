import { MOST_WEBHOOKS, type Webhook } from '@crewdeck/contract';
import { ErrorState, LoadingRegion, RowList, Skeleton, Stack, Words } from '@crewdeck/ui-kit';
import { useId, useState } from 'react';
import { useWebhooks } from '../../hooks/use-webhooks.ts';
import { AddWebhook } from './add-webhook.tsx';
import { WebhookRow } from './webhook-row.tsx';
import type { ShownSecret } from './webhook-secret.tsx';

/** Where the owner has the events of the project sent. @param isOpen whether some can be added */
export function Webhooks({ projectId, isOpen }: { projectId: string; isOpen: boolean }) {
  const titleId = useId();
  const webhooks = useWebhooks(projectId);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <h3 id={titleId}>Webhooks</h3>
      <Words tone="muted">
        Only you see this section. A webhook is told who joins or leaves, and of notes, meetings and completion. What
        people write stays here.
      </Words>
      <WebhookList webhooks={webhooks} projectId={projectId} shown={shown} onSecret={setShown} />
      {webhooks.data && isOpen ? (
        <WebhookForm webhooks={webhooks.data} projectId={projectId} onSecret={setShown} />
      ) : null}
    </Stack>
  );
}

interface WebhookListProps {
  projectId: string;
  webhooks: ReturnType<typeof useWebhooks>;
  shown: ShownSecret | null;
  onSecret: (shown: ShownSecret) => void;
}

function WebhookList({ projectId, webhooks, shown, onSecret }: WebhookListProps) {
  if (webhooks.isPending) {
    return (
      <LoadingRegion label="Loading webhooks...">
        <Skeleton height={52} radius="var(--radius-lg)" />
      </LoadingRegion>
    );
  }
  if (!webhooks.data)
    return <ErrorState title="We couldn't load the webhooks." onRetry={() => void webhooks.refetch()} />;
  if (webhooks.data.length === 0) {
    return <Words tone="muted">No webhooks yet. Add your chat, so that it says what happens here.</Words>;
  }
  return (
    <RowList aria-label="Webhooks">
      {webhooks.data.map((webhook) => (
        <WebhookRow
          key={webhook.id}
          projectId={projectId}
          webhook={webhook}
          secret={shown?.id === webhook.id ? shown.secret : null}
          onSecret={onSecret}
        />
      ))}
    </RowList>
  );
}

interface WebhookFormProps extends Pick<WebhookListProps, 'projectId' | 'onSecret'> {
  webhooks: readonly Webhook[];
}

function WebhookForm({ projectId, webhooks, onSecret }: WebhookFormProps) {
  if (webhooks.length < MOST_WEBHOOKS) return <AddWebhook projectId={projectId} onSecret={onSecret} />;
  return <Words tone="muted">Your project has {MOST_WEBHOOKS} webhooks. Remove one to add another.</Words>;
}
