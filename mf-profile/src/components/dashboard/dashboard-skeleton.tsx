import { CardGrid, LoadingRegion, Skeleton, Stack } from '@crewdeck/ui-kit';

export function DashboardSkeleton() {
  return (
    <LoadingRegion label="Loading dashboard...">
      <Stack gap={6}>
        <Skeleton height={214} radius="var(--radius-lg)" />
        <Skeleton height={104} radius="var(--radius-lg)" />
        <CardGrid columns={3}>
          <Skeleton height={150} radius="var(--radius-lg)" />
          <Skeleton height={150} radius="var(--radius-lg)" />
          <Skeleton height={150} radius="var(--radius-lg)" />
        </CardGrid>
      </Stack>
    </LoadingRegion>
  );
}
