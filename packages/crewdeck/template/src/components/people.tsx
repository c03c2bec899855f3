import {
  Avatar,
  Card,
  CardGrid,
  CardSkeleton,
  CardTitle,
  EmptyState,
  ErrorState,
  LoadingRegion,
  UsersIcon,
} from '@crewdeck/ui-kit';
import { useNewestPeople } from '../hooks/use-newest-people.ts';
import styles from './people.module.css';

/** Each of the four states is designed: loading, failed, empty, ready. */
export function People() {
  const { data, isPending, refetch } = useNewestPeople();
  if (isPending) return <LoadingPeople />;
  if (!data) return <ErrorState title="We couldn't load people." onRetry={() => void refetch()} />;
  if (data.items.length === 0) {
    return <EmptyState icon={<UsersIcon />} title="Nobody is here yet." text="Look in again soon." />;
  }
  return (
    <CardGrid label="People">
      {data.items.map(({ id, name, bio }) => (
        <Card key={id}>
          <div className={styles.person}>
            <Avatar name={name} />
            <CardTitle>{name}</CardTitle>
          </div>
          {bio && <p className={styles.bio}>{bio}</p>}
        </Card>
      ))}
    </CardGrid>
  );
}

function LoadingPeople() {
  return (
    <LoadingRegion label="Loading people...">
      <CardGrid>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </CardGrid>
    </LoadingRegion>
  );
}
