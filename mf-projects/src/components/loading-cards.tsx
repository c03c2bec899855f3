import { Card, CardFoot, CardGrid, CardTop, Cover, LoadingRegion, Skeleton, SkeletonText } from '@crewdeck/ui-kit';

const PLACES = ['first', 'second', 'third'];

/** Skeletons about as tall as the cards that replace them. */
export function LoadingCards({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <CardGrid>
        {PLACES.map((place) => (
          <Card key={place}>
            <Cover isOnCard />
            <CardTop>
              <Skeleton width={72} height={24} radius="var(--radius-full)" />
            </CardTop>
            <Skeleton width="70%" height={22} />
            <SkeletonText lines={3} />
            <CardFoot>
              <Skeleton width="80%" height={44} />
              <Skeleton width="45%" height={32} />
            </CardFoot>
          </Card>
        ))}
      </CardGrid>
    </LoadingRegion>
  );
}
