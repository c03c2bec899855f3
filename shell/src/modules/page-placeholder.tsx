import { LoadingRegion, Page, PageHeader, Skeleton, SkeletonText } from '@crewdeck/ui-kit';
import type { PageHeading } from '../routes.ts';

interface Props {
  title: string;
  /** Of a page that is headed by its title: both stand in their place already. */
  headed?: PageHeading | undefined;
}

/** Holds the place of a page while its module loads. */
export function PagePlaceholder({ title, headed }: Props) {
  const label = `Loading ${title}…`;
  if (headed) {
    return (
      <Page width={headed.width}>
        <PageHeader titleAs="p" title={title} description={headed.lead} />
        <LoadingRegion label={label} />
      </Page>
    );
  }
  return (
    <Page>
      <LoadingRegion label={label}>
        <Skeleton width="14rem" height="2.25rem" />
        <SkeletonText lines={3} />
      </LoadingRegion>
    </Page>
  );
}
