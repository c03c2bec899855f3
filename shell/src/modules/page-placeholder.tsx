import { LoadingRegion, Page, PageHeader, Skeleton, SkeletonText } from '@crewdeck/ui-kit';
import type { PageWidth } from '../routes.ts';

interface Props {
  title: string;
  /** Width of a page that is headed by its title, which then stands in its place already. */
  headed?: PageWidth | undefined;
}

/** Holds the place of a page while its module loads. */
export function PagePlaceholder({ title, headed }: Props) {
  const label = `Loading ${title}…`;
  if (headed) {
    return (
      <Page width={headed}>
        <PageHeader titleAs="p" title={title} />
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
