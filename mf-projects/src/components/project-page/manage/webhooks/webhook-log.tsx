import { localMinuteText, type Webhook, type WebhookDelivery } from '@crewdeck/contract';
import { Badge, Cluster, ErrorState, LoadingRegion, RowList, Skeleton, Stack, Words } from '@crewdeck/ui-kit';
import { useWebhookLog } from '../../../../hooks/use-webhook-log.ts';
import { deliveryTexts, webhookName } from '../../../../rules/webhook-texts.ts';

/** What was sent to a webhook lately, and what came of it. */
export function WebhookLog({ projectId, webhook }: { projectId: string; webhook: Webhook }) {
  const log = useWebhookLog(projectId, webhook.id);
  if (log.isPending) {
    return (
      <LoadingRegion label="Loading the log...">
        <Skeleton height={52} radius="var(--radius-lg)" />
      </LoadingRegion>
    );
  }
  if (!log.data) return <ErrorState title="We couldn't load the log." onRetry={() => void log.refetch()} />;
  if (log.data.length === 0) {
    return <Words tone="muted">Nothing was sent yet. Send a test to see if it arrives.</Words>;
  }
  return (
    <RowList aria-label={`Log of ${webhookName(webhook)}`}>
      {log.data.map((delivery) => (
        <Delivery key={delivery.id} delivery={delivery} />
      ))}
    </RowList>
  );
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { event, label, tone, outcome } = deliveryTexts(delivery);
  const { createdAt } = delivery;
  return (
    <Stack as="li" gap={1}>
      <Cluster gap={2} align="baseline">
        <span>{event}</span>
        <Badge tone={tone}>{label}</Badge>
        <Words as="span" tone="muted" size="sm">
          <time dateTime={createdAt}>{localMinuteText(createdAt)}</time>
        </Words>
      </Cluster>
      <Words tone="muted" size="sm">
        {outcome}
      </Words>
    </Stack>
  );
}
