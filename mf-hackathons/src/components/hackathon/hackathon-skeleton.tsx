import { Cover, LoadingRegion, Row, Skeleton, SkeletonText, Split, Stack, VisuallyHidden } from '@crewdeck/ui-kit';

/** The shape of a hackathon's page, while it loads. */
export function HackathonSkeleton() {
  return (
    <div>
      <h1>
        <VisuallyHidden>Hackathon</VisuallyHidden>
      </h1>
      <LoadingRegion label="Loading hackathon...">
        <Split
          head={
            <Stack gap={5}>
              <Cover />
              <Row gap={5}>
                <Skeleton width={88} height={96} radius="var(--radius-lg)" />
                <Skeleton width="min(420px, 60%)" height={40} />
              </Row>
            </Stack>
          }
          side={<Skeleton height={300} radius="var(--radius-lg)" />}
          main={
            <>
              <SkeletonText lines={4} />
              <Skeleton height={200} radius="var(--radius-lg)" />
            </>
          }
        />
      </LoadingRegion>
    </div>
  );
}
