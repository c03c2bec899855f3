import { Page, PageHeader } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { InviteFlow } from '../components/invite-flow.tsx';
import { ResultBar } from '../components/result-bar.tsx';
import { UserFilterBar } from '../components/user-filter-bar.tsx';
import { UserResults } from '../components/user-results.tsx';
import { useAddressFilters } from '../hooks/use-address-filters.ts';
import { useDirectory } from '../hooks/use-directory.ts';
import type { UserCard } from '../rules/user-card.ts';
import { areUserFiltersSet, NO_USER_FILTERS, readUserFilters, writeUserFilters } from '../rules/user-filters.ts';

const FILTER_ADDRESS = { none: NO_USER_FILTERS, read: readUserFilters, write: writeUserFilters };

/** The user directory (spec 2, Explore Users). */
export function ExplorePage() {
  const address = useAddressFilters(FILTER_ADDRESS);
  const directory = useDirectory(address.filters);
  const [receiver, setReceiver] = useState<UserCard | null>(null);
  return (
    <Page width="wide">
      <PageHeader title="Explore Users" description="Find the people you want to build your next thing with." />
      <UserFilterBar {...address} />
      <ResultBar
        count={directory.isLoading ? null : `Showing ${directory.items.length} developer(s)`}
        total={directory.hasMore ? directory.total : null}
        areFiltersSet={areUserFiltersSet(address.filters)}
        onClear={address.clear}
      />
      <UserResults directory={directory} filters={address.filters} onClear={address.clear} onInvite={setReceiver} />
      {receiver && <InviteFlow receiver={receiver} onClose={() => setReceiver(null)} />}
    </Page>
  );
}
