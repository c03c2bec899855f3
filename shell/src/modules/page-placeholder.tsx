import { LoadingRegion, Page, PageHeader, Skeleton } from '@crewdeck/ui-kit';
import type { PageHeading } from '../routes.ts';
import styles from './page-placeholder.module.css';

/** Holds the place of a page while its module loads. */
export function PagePlaceholder({ title, lead, width = 'default' }: PageHeading) {
  const label = `Loading ${title}...`;
  if (lead !== undefined) {
    return (
      <Page width={width}>
        <PageHeader titleAs="p" title={title} description={lead} />
        <LoadingRegion label={label} />
      </Page>
    );
  }
  return (
    <Page>
      <LoadingRegion label={label}>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
      </LoadingRegion>
    </Page>
  );
}
