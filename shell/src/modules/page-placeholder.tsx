import { LoadingRegion, Page, Skeleton, SkeletonText } from '@crewdeck/ui-kit';

/** Holds the place of a page while its module loads. */
export function PagePlaceholder({ title }: { title: string }) {
  return (
    <Page>
      <LoadingRegion label={`Loading ${title}…`}>
        <Skeleton width="14rem" height="2.25rem" />
        <SkeletonText lines={3} />
      </LoadingRegion>
    </Page>
  );
}
