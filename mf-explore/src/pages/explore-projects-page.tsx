import { Page, PageHeader } from '@crewdeck/ui-kit';
import { ProjectFilterBar } from '../components/project-filter-bar.tsx';
import { ProjectResults } from '../components/project-results.tsx';
import { ResultBar } from '../components/result-bar.tsx';
import { useAddressFilters } from '../hooks/use-address-filters.ts';
import { useProjectList } from '../hooks/use-project-list.ts';
import {
  areProjectFiltersSet,
  NO_PROJECT_FILTERS,
  projectQueryOf,
  readProjectFilters,
} from '../rules/project-filters.ts';
import styles from './explorer.module.css';

const FILTER_ADDRESS = { none: NO_PROJECT_FILTERS, read: readProjectFilters, write: projectQueryOf };

/** The project explorer (spec 2, Explore Projects). */
export function ExploreProjectsPage() {
  const address = useAddressFilters(FILTER_ADDRESS);
  const list = useProjectList(address.filters);
  return (
    <Page width="wide">
      <PageHeader title="Explore Projects" description="Teams that are looking for somebody like you." />
      <div className={styles.explorer}>
        <ProjectFilterBar {...address} />
        <ResultBar
          isLoading={list.isLoading}
          text={list.isLoading ? 'Loading projects...' : `Showing ${list.items.length} project(s)`}
          total={list.hasMore ? list.total : null}
          areFiltersSet={areProjectFiltersSet(address.filters)}
          onClear={address.clear}
        />
        <ProjectResults list={list} filters={address.filters} />
      </div>
    </Page>
  );
}
