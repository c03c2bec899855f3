import { CardGrid, CardSkeleton, LoadingRegion } from '@crewdeck/ui-kit';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function CardSkeletons({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <CardGrid>
        {PLACES.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </CardGrid>
    </LoadingRegion>
  );
}
