import { MOST_WEBHOOKS, type Webhook } from '@crewdeck/contract';
import { ErrorState, LoadingRegion, RowList, Skeleton, Words } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useWebhooks } from '../../../../hooks/use-webhooks.ts';
import { WEBHOOKS_PART } from '../../../../rules/page-parts.ts';
import { webhookState } from '../../../../rules/webhook-texts.ts';
import { FoldedSection } from '../folded-section.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { WebhookRow } from './webhook-row.tsx';
import type { ShownSecret } from './webhook-secret.tsx';

/** Where the owner has the events of the project sent. @param isOpen whether some can be added */
export function Webhooks({ projectId, isOpen }: { projectId: string; isOpen: boolean }) {
  const webhooks = useWebhooks(projectId);
  const fails = webhooks.data?.some((webhook) => webhookState(webhook).advice !== null);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  return (
    <FoldedSection title="Webhooks" part={WEBHOOKS_PART} isNeeded={fails}>
      <Words tone="muted">Post team news to Discord, Slack or your own server. What people write stays here.</Words>
      <WebhookList webhooks={webhooks} projectId={projectId} shown={shown} onSecret={setShown} />
      {webhooks.data && isOpen ? (
        <WebhookForm webhooks={webhooks.data} projectId={projectId} onSecret={setShown} />
      ) : null}
    </FoldedSection>
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
  if (webhooks.data.length === 0) return null;
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
