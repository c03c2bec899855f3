import { Page, PageHeader } from '@crewdeck/ui-kit';
import { ResultBar } from '../components/result-bar.tsx';
import { UserFilterBar } from '../components/user-filter-bar.tsx';
import { UserResults } from '../components/user-results.tsx';
import { useAddressFilters } from '../hooks/use-address-filters.ts';
import { useDirectory } from '../hooks/use-directory.ts';
import { areUserFiltersSet, NO_USER_FILTERS, readUserFilters, writeUserFilters } from '../rules/user-filters.ts';
import styles from './explorer.module.css';

const FILTER_ADDRESS = { none: NO_USER_FILTERS, read: readUserFilters, write: writeUserFilters };

/** The user directory (spec 2, Explore Users). */
export function ExplorePage() {
  const address = useAddressFilters(FILTER_ADDRESS);
  const directory = useDirectory(address.filters);
  return (
    <Page width="wide">
      <PageHeader title="Explore Users" description="Find the people you want to build your next thing with." />
      <div className={styles.explorer}>
        <UserFilterBar {...address} />
        <ResultBar
          isLoading={directory.isLoading}
          text={directory.isLoading ? 'Loading users...' : `Showing ${directory.items.length} developer(s)`}
          total={directory.hasMore ? directory.total : null}
          areFiltersSet={areUserFiltersSet(address.filters)}
          onClear={address.clear}
        />
        <UserResults directory={directory} filters={address.filters} />
      </div>
    </Page>
  );
}
