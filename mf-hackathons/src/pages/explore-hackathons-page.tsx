import { Link } from '@crewdeck/module-sdk';
import { Button, Page, PageHeader, PlusIcon } from '@crewdeck/ui-kit';
import { HackathonFilterBar } from '../components/hackathon-filter-bar.tsx';
import { HackathonResults } from '../components/hackathon-results.tsx';
import { useHackathonFilters } from '../hooks/use-hackathon-filters.ts';
import { useHackathons } from '../hooks/use-hackathons.ts';

/** The hackathon list (spec 2). */
export function ExploreHackathonsPage() {
  const { filters, setSearch, setTech, setMode, clear } = useHackathonFilters();
  const query = useHackathons();

  return (
    <Page width="wide">
      <PageHeader
        title="Explore Hackathons"
        description="Find the next one worth a weekend, then find your team for it."
        actions={
          <Button render={<Link to="/post-hackathon" />}>
            <PlusIcon aria-hidden="true" />
            Post a Hackathon
          </Button>
        }
      />
      <HackathonFilterBar
        hackathons={query.data ?? []}
        filters={filters}
        onSearchChange={setSearch}
        onTechChange={setTech}
        onModeChange={setMode}
      />
      <HackathonResults query={query} filters={filters} onClear={clear} />
    </Page>
  );
}
