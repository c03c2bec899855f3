import { CardGrid, CardSkeleton, LoadingRegion } from '@crewdeck/ui-kit';

/** Cards on their way. */
export function LoadingCards({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <CardGrid>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </CardGrid>
    </LoadingRegion>
  );
}
