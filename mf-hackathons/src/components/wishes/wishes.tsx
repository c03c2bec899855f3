import type { Wishes } from '@crewdeck/contract';
import { hasStatus, serverText, useQueryClient, useUnsavedChanges } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Disclosure, ErrorState, LeaveDialog, LoadingRegion, Skeleton, Stack, Words } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useWishes, useWishesKey } from '../../hooks/use-wishes.ts';
import { WishesForm } from './wishes-form.tsx';

const GONE = 'A person or project you chose is gone. Here are your preferences as last saved.';
const NOT_SAVED = "We couldn't save your preferences. Try again.";
const NOT_FOUND = 404;

interface WishesPartProps {
  hackathonId: string;
  /** Of the person, who is not one of their wishes. */
  profileId: string;
}

/** Whom somebody who looks for a team would like on it, and whom not. Read once it is unfolded. */
export function WishesPart({ hackathonId, profileId }: WishesPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** What is not saved yet. */
  const [draft, setDraft] = useState<Wishes | null>(null);
  const key = useWishesKey(hackathonId);
  const queryClient = useQueryClient();
  const saved = useWishes(hackathonId, isOpen);
  const save = useStep({
    call: (http, wishes: Wishes) =>
      http.send('PUT /api/hackathons/:id/team-search/wishes', {
        id: hackathonId,
        body: bodyOf(wishes),
      }),
    done: 'Preferences saved.',
    failed: (error) => (hasStatus(error, NOT_FOUND) ? GONE : serverText(error, NOT_SAVED)),
    refetch: [key],
    onDone: (outcome) => {
      queryClient.setQueryData(key, outcome);
      setDraft(null);
    },
    onFailed: (_, error) => {
      if (hasStatus(error, NOT_FOUND)) setDraft(null);
    },
  });
  const wishes = draft ?? saved.data;
  const isChanged = draft && saved.data && JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(saved.data));
  return (
    <>
      <Disclosure summary="Teammate preferences" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <Stack gap={5}>
          <Words tone="muted">Only you see this. We use it when we form teams.</Words>
          {saved.isLoadingError && (
            <ErrorState
              title="We couldn't load your preferences."
              text="Try again in a moment."
              onRetry={() => void saved.refetch()}
            />
          )}
          {saved.isLoading && (
            <LoadingRegion label="Loading your preferences...">
              <Skeleton height={220} radius="var(--radius-lg)" />
            </LoadingRegion>
          )}
          {wishes && (
            <WishesForm
              {...{ hackathonId, profileId, wishes }}
              onChange={setDraft}
              onSave={() => save.send(wishes)}
              isBusy={save.isBusy}
              failure={save.failure}
            />
          )}
        </Stack>
      </Disclosure>
      {/* Also while it is folded. */}
      {isChanged ? <UnsavedWishes /> : null}
    </>
  );
}

/** Asks before they are lost. Only while there are some: the dialog for a search, which can open above them, asks for itself. */
function UnsavedWishes() {
  return <LeaveDialog question={useUnsavedChanges(true)} />;
}

function bodyOf({ likes, avoids }: Wishes) {
  return { likes: likes.map(({ kind, id }) => ({ kind, id })), avoids: avoids.map(({ id }) => id) };
}
