import { Link, useAddressDialog, useAddressState, Widget } from '@crewdeck/module-sdk';
import { Button, Page, PageHeader, Stack, UnavailableDialog, Words } from '@crewdeck/ui-kit';
import { CardSkeletons } from '../components/card-skeletons.tsx';
import { useFitParts } from '../components/fit/use-fit-parts.ts';
import { NothingFound } from '../components/nothing-found.tsx';
import { OrderField } from '../components/order-field.tsx';
import { ResultBar } from '../components/result-bar.tsx';
import { Results } from '../components/results.tsx';
import { UserCard } from '../components/user-card.tsx';
import { UserFilterBar } from '../components/user-filter-bar.tsx';
import { useAddressFilters } from '../hooks/use-address-filters.ts';
import { useDirectory } from '../hooks/use-directory.ts';
import { useInvitedPeople } from '../hooks/use-pending-invites.ts';
import { useReceiver } from '../hooks/use-receiver.ts';
import { useViewer } from '../hooks/use-viewer.ts';
import { projectOfFit } from '../rules/fit-state.ts';
import { offeredOrders, orderMeant } from '../rules/orders.ts';
import {
  describeUserFilters,
  NO_USER_FILTERS,
  readUserFilters,
  USER_ORDERS,
  writeUserFilters,
} from '../rules/user-filters.ts';
import styles from './explorer.module.css';

const FILTER_ADDRESS = { none: NO_USER_FILTERS, read: readUserFilters, write: writeUserFilters };
const FAILURE = { title: 'No users found.', text: "We couldn't load people." };
const FIRST = {
  text: 'Nobody has a profile yet. Be the first one people find.',
  action: (
    <Button variant="primary" render={<Link to="/create-profile" />}>
      Create your profile
    </Button>
  ),
};

/** The user directory (spec 2, Explore Users). */
export function ExplorePage() {
  const viewer = useViewer();
  const address = useAddressFilters(FILTER_ADDRESS);
  const [{ project: projectId }] = useAddressState(['project']);
  const orders = offeredOrders(USER_ORDERS, viewer.canFit);
  const order = projectId ? 'fit' : orderMeant(address.filters.sort, orders);
  const asked = useDirectory({ filters: address.filters, order, projectId }, viewer);
  const hasFitLine = order === 'fit' || viewer.lacksProfile;
  const { parts, list: directory, isAwaited } = useFitParts(hasFitLine, asked);
  const invited = useInvitedPeople();
  const dialog = useAddressDialog(['invite']);
  const { search, sort } = address.filters;
  const isSearched = search.trim() !== '';
  const filtersSet = describeUserFilters(address.filters);
  const receiver = useReceiver(dialog, directory, viewer);
  const explorer = (
    <Stack gap={4} className={styles.explorer}>
      <UserFilterBar {...address} />
      <ResultBar
        list={directory}
        of="developer(s)"
        loadingText="Loading users..."
        areFiltersSet={filtersSet.length > Number(isSearched)}
        onClear={() => address.clear({ search, sort })}
        order={!projectId && <OrderField value={order} orders={orders} onChoose={(sort) => address.choose({ sort })} />}
      />
      {hasFitLine && (
        <Words tone="muted" size="sm" className={styles.fit}>
          {parts.FitLine && (
            <parts.FitLine list={directory} of="users" isProjectSaid={projectId !== null} isSearched={search !== ''} />
          )}
        </Words>
      )}
      <Results
        list={directory}
        of="users"
        label="Developers"
        failure={FAILURE}
        areFiltersSet={filtersSet.length > 0}
        empty={
          <NothingFound
            title="No users found."
            subject="Nobody"
            filters={filtersSet}
            isSearched={isSearched}
            onClear={() => address.clear()}
            first={FIRST}
          />
        }
        FitGroups={order === 'fit' ? parts.FitGroups : undefined}
        card={(user, titleAs) => (
          <UserCard
            key={user.id}
            user={user}
            titleAs={titleAs}
            tech={address.filters.tech}
            isViewer={user.id === viewer.profileId}
            isInvited={invited.has(user.id)}
            WhyThisFits={parts.WhyThisFits}
            onInvite={() => dialog.open('invite', user.id)}
          />
        )}
      />
    </Stack>
  );
  const explorerOrWhy =
    projectId && parts.PeopleForProject ? (
      <parts.PeopleForProject projectId={projectId} viewer={viewer}>
        {explorer}
      </parts.PeopleForProject>
    ) : (
      explorer
    );
  return (
    <Page width="wide">
      <PageHeader
        title="Explore Users"
        description="Find people to build with. See what they can do, and invite the ones who fit."
      />
      {projectId && isAwaited ? <CardSkeletons of="users" /> : explorerOrWhy}
      {receiver && (
        <Widget
          of="mf-invites"
          name="invite-dialog"
          receiver={receiver}
          {...(projectId ? { projectId } : { suggestedProjectId: projectOfFit(directory.items)?.id })}
          isOpen
          onClose={dialog.close}
          fallback={<UnavailableDialog what="Invites" onClose={dialog.close} />}
        />
      )}
    </Page>
  );
}
