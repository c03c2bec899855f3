import type { SessionUser } from '@crewdeck/module-sdk';
import { ErrorState, FormSection, LoadingRegion } from '@crewdeck/ui-kit';
import { useRef } from 'react';
import styles from './account.module.css';
import { BlockedPeople } from './blocked-people.tsx';
import { useBlocks } from './use-blocks.ts';

/** Whom the person has blocked. */
export function BlockedSection({ user }: { user: SessionUser }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its row, and the focus with it.
  const { blocks, unblocking } = useBlocks(user.uid, () => place.current?.focus());
  return (
    <FormSection
      title="Blocked people"
      hint="You and they don't find each other here. Teams that you share stay as they are."
    >
      <div ref={place} tabIndex={-1}>
        {blocks.isPending ? <LoadingRegion label="Loading blocked people…" /> : null}
        {blocks.isLoadingError ? (
          <ErrorState title="Whom you have blocked could not be loaded." onRetry={() => void blocks.refetch()} />
        ) : null}
        {blocks.data?.length === 0 ? <p className={styles.text}>You have blocked nobody.</p> : null}
        {blocks.data && blocks.data.length > 0 ? (
          <BlockedPeople
            people={blocks.data}
            busyWith={unblocking.isPending ? unblocking.variables : null}
            onUnblock={unblocking.mutate}
          />
        ) : null}
      </div>
    </FormSection>
  );
}
