import { Card } from '../cards/card.tsx';
import { Cover } from '../cards/cover.tsx';
import { Row, Stack } from '../layout/boxes.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';

/** The skeleton of a card, about as tall as a card. */
export function CardSkeleton({ hasCover = false }: { hasCover?: boolean } = {}) {
  return (
    <Card aria-hidden="true">
      {hasCover ? <Cover isOnCard /> : null}
      <Row as="span" gap={3} align="center">
        <Skeleton width={44} height={44} radius="var(--radius-full)" />
        <Stack as="span" gap={2} grows>
          <Skeleton width="60%" height={16} />
          <Skeleton width="40%" height={12} />
        </Stack>
      </Row>
      <SkeletonText lines={3} />
      <Row as="span" gap={2} align="center">
        <Skeleton width={64} height={26} />
        <Skeleton width={84} height={26} />
        <Skeleton width={56} height={26} />
      </Row>
      <Skeleton height={40} radius="var(--radius-md)" />
    </Card>
  );
}
