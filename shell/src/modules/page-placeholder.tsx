import { LoadingRegion, Page, PageHeader, Skeleton } from '@crewdeck/ui-kit';
import type { PageHeading } from '../routes.ts';
import styles from './page-placeholder.module.css';

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
        <Skeleton className={styles.title} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
      </LoadingRegion>
    </Page>
  );
}
