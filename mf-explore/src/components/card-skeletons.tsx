import { Card, CardFoot, CardGrid, CardTop, Cover, Row, Skeleton, SkeletonText, Stack } from '@crewdeck/ui-kit';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Cards that are on their way, about as tall as the ones that replace them. The line above says what is loading. */
export function CardSkeletons({ of }: { of: 'users' | 'projects' }) {
  return (
    <div aria-hidden="true">
      <CardGrid>
        {PLACES.map((place) => (
          <Card key={place}>
            {of === 'users' ? <PersonHead /> : <ProjectHead />}
            <SkeletonText lines={3} />
            <Row as="span" gap={2} align="center">
              <Skeleton width={64} height={26} />
              <Skeleton width={84} height={26} />
              <Skeleton width={56} height={26} />
            </Row>
            <CardFoot>
              <Skeleton width="40%" height={16} />
              <Skeleton width="70%" height={16} />
              <Skeleton height={40} radius="var(--radius-md)" />
            </CardFoot>
          </Card>
        ))}
      </CardGrid>
    </div>
  );
}

function PersonHead() {
  return (
    <>
      <Row as="span" gap={2} align="center">
        <Skeleton width={72} height={72} radius="var(--radius-full)" />
        <Stack as="span" gap={2} grows>
          <Skeleton width="70%" height={18} />
          <Skeleton width="50%" height={14} />
        </Stack>
      </Row>
      <Skeleton width={130} height={24} radius="var(--radius-full)" />
    </>
  );
}

function ProjectHead() {
  return (
    <>
      <Cover isOnCard />
      <CardTop>
        <Skeleton width={72} height={24} radius="var(--radius-full)" />
      </CardTop>
      <Skeleton width="70%" height={22} />
    </>
  );
}
