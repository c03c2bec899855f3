import { Link, useAddressDialog, useSearchParams, Widget } from '@crewdeck/module-sdk';
import { Button, Page, PageHeader, UnavailableDialog } from '@crewdeck/ui-kit';
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
import { useViewer } from '../hooks/use-viewer.ts';
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
const FAILURE = {
  title: 'No users found.',
  text: 'The directory could not be read just now. Your filters are kept.',
};
const FIRST = {
  text: 'Nobody has made a profile yet. Be the first one people find.',
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
  const projectId = useSearchParams()[0].get('project');
  const orders = offeredOrders(USER_ORDERS, viewer.canFit);
  const order = projectId ? 'fit' : orderMeant(address.filters.sort, orders);
  const asked = useDirectory({ filters: address.filters, order, projectId }, viewer);
  const hasFitLine = order === 'fit' || viewer.lacksProfile;
  const { parts, list: directory, isAwaited } = useFitParts(hasFitLine, asked);
  const invited = useInvitedPeople();
  const dialog = useAddressDialog(['invite']);
  const filtersSet = describeUserFilters(address.filters);
  // Nobody, where an address names somebody on a page of the directory that is not read yet.
  const receiver = directory.items.find(({ id }) => id === dialog.id && id !== viewer.profileId);
  const explorer = (
    <div className={styles.explorer}>
      <UserFilterBar {...address} />
      <ResultBar
        list={directory}
        of="developer(s)"
        loadingText="Loading users..."
        areFiltersSet={filtersSet.length > 0}
        onClear={address.clear}
      >
        {!projectId && <OrderField value={order} orders={orders} onChoose={(sort) => address.choose({ sort })} />}
      </ResultBar>
      {hasFitLine && (
        <p className={styles.fit}>
          {parts.FitLine && <parts.FitLine list={directory} of="users" isProjectSaid={projectId !== null} />}
        </p>
      )}
      <Results
        list={directory}
        of="users"
        label="Developers"
        failure={FAILURE}
        empty={<NothingFound title="No users found." subject="Nobody" filters={filtersSet} first={FIRST} />}
      >
        {directory.items.map((user) => (
          <UserCard
            key={user.id}
            user={user}
            tech={address.filters.tech}
            isViewer={user.id === viewer.profileId}
            isInvited={invited.has(user.id)}
            WhyThisFits={parts.WhyThisFits}
            onInvite={() => dialog.open('invite', user.id)}
          />
        ))}
      </Results>
    </div>
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
        description="Find the people you want to build your next thing with. Each says what they can do and when they have time: invite whoever fits."
      />
      {projectId && isAwaited ? <CardSkeletons of="users" /> : explorerOrWhy}
      {receiver && viewer.isKnown && (
        <Widget
          of="mf-invites"
          name="invite-dialog"
          receiver={{ id: receiver.id, name: receiver.name }}
          {...(projectId && { projectId })}
          isOpen
          onClose={dialog.close}
          fallback={<UnavailableDialog what="Invites" onClose={dialog.close} />}
        />
      )}
    </Page>
  );
}
