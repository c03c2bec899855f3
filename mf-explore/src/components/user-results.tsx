import { Link } from '@crewdeck/module-sdk';
import { Button, CardGrid, ErrorState } from '@crewdeck/ui-kit';
import type { PagedList } from '../hooks/use-paged-list.ts';
import { useViewer } from '../hooks/use-viewer.ts';
import type { UserCard as UserCardData } from '../rules/user-card.ts';
import { describeUserFilters, type UserFilters } from '../rules/user-filters.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { LoadMore } from './load-more.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './results.module.css';
import { UserCard } from './user-card.tsx';

interface UserResultsProps {
  directory: PagedList<UserCardData>;
  filters: UserFilters;
}

export function UserResults({ directory, filters }: UserResultsProps) {
  const viewer = useViewer();
  if (directory.isLoading) return <CardSkeletons of="users" />;
  if (directory.isFailed) {
    return (
      <ErrorState
        title="No users found."
        text="The directory could not be read just now. Your filters are kept."
        onRetry={directory.retry}
      />
    );
  }
  if (directory.items.length === 0) {
    return (
      <NothingFound
        title="No users found."
        subject="Nobody"
        filters={describeUserFilters(filters)}
        first={{
          text: 'Nobody has made a profile yet. Be the first one people find.',
          action: (
            <Button variant="primary" render={<Link to="/create-profile" />}>
              Create your profile
            </Button>
          ),
        }}
      />
    );
  }
  return (
    <div className={styles.results} aria-busy={directory.isOutdated}>
      <CardGrid label="Developers">
        {directory.items.map((user) => (
          <UserCard key={user.id} user={user} tech={filters.tech} viewer={viewer} />
        ))}
      </CardGrid>
      {directory.hasMore && (
        <LoadMore
          pageCount={directory.pageCount}
          isBusy={directory.isLoadingMore}
          hasFailed={directory.hasFailedToLoadMore}
          onLoad={directory.loadMore}
        />
      )}
    </div>
  );
}
