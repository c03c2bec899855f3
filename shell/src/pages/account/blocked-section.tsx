import type { SessionUser } from '@crewdeck/module-sdk';
import { ErrorState, FormSection, LoadingRegion } from '@crewdeck/ui-kit';
import { useRef } from 'react';
import styles from './account.module.css';
import { BlockedPeople } from './blocked-people.tsx';
import { useBlocks } from './use-blocks.ts';

/** Whom the person has blocked. */
export function BlockedSection({ user }: { user: SessionUser }) {
  const place = useRef<HTMLDivElement>(null);
  const blocks = useBlocks(user.uid);
  return (
    <FormSection
      id="blocked"
      title="Blocked people"
      hint="People you block can't find you on Crewdeck, and you can't find them. Teams you share stay as they are."
    >
      <div ref={place} tabIndex={-1}>
        {blocks.isPending ? <LoadingRegion label="Loading blocked people..." /> : null}
        {blocks.isLoadingError ? (
          <ErrorState title="We couldn't load the people you've blocked." onRetry={() => void blocks.refetch()} />
        ) : null}
        {blocks.data?.length === 0 ? <p className={styles.text}>You haven't blocked anyone.</p> : null}
        {blocks.data && blocks.data.length > 0 ? (
          // The button that was pressed goes with its row, and the focus with it.
          <BlockedPeople people={blocks.data} onUnblocked={() => place.current?.focus()} />
        ) : null}
      </div>
    </FormSection>
  );
}
