import type { Invite } from '@crewdeck/contract';
import { useFailureToast, type useReceivedInvites } from '@crewdeck/module-sdk';
import { ErrorState, LoadingRegion } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { InviteCardSkeleton } from './invite-card-skeleton.tsx';
import styles from './invite-list.module.css';

interface InviteListProps {
  query: ReturnType<typeof useReceivedInvites>;
  label: string;
  empty: ReactNode;
  renderInvite: (invite: Invite) => ReactNode;
}

/** A list of invites in each of its states. One that fails to reload keeps showing what is known. */
export function InviteList({ query, label, empty, renderInvite }: InviteListProps) {
  useFailureToast(query, 'Failed to fetch your invites.');

  if (query.isPending) {
    return (
      <LoadingRegion label="Loading invites...">
        <div className={styles.list}>
          <InviteCardSkeleton />
          <InviteCardSkeleton />
          <InviteCardSkeleton />
        </div>
      </LoadingRegion>
    );
  }
  if (query.isLoadingError) {
    return (
      <ErrorState
        title="Your invites could not be loaded"
        text="Nothing is lost. Try again in a moment."
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data.length === 0) return empty;
  return (
    <ul className={styles.list} aria-label={label}>
      {query.data.map(renderInvite)}
    </ul>
  );
}
