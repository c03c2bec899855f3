import type { BlockedPerson } from '@crewdeck/contract';
import { Link, notify } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, CircleUserIcon, EmptyState, PageHeader } from '@crewdeck/ui-kit';
import { useOwnBlock } from '../../hooks/use-own-block.ts';
import { PersonSkeleton } from './person-skeleton.tsx';

/** For an address that leads to nobody, or to somebody the viewer may not see, which look alike. It names whom the viewer has blocked. */
export function PersonNotFound({ id }: { id: string }) {
  const { data: blocked, isLoading } = useOwnBlock(id);
  if (isLoading) return <PersonSkeleton />;
  if (!blocked) {
    return (
      <>
        <PageHeader title="Profile not found" />
        <EmptyState
          icon={<CircleUserIcon />}
          title="The link may be wrong, or this profile isn't available to you."
          action={<Button render={<Link to="/explore" />}>Explore Users</Button>}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={
          <>
            You've blocked <bdi>{blocked.name}</bdi>
          </>
        }
      />
      <EmptyState
        icon={<CircleUserIcon />}
        title="You don't see each other's profiles and projects. They weren't told."
        action={<Unblock {...blocked} />}
      />
    </>
  );
}

/** Afterwards this page and every list may show them again. */
function Unblock({ id, name }: BlockedPerson) {
  const { send, isBusy } = useStep({
    call: (http) => http.send('DELETE /api/blocks/:userId', { userId: id }),
    done: `You've unblocked ${name}.`,
    failed: "We couldn't unblock this person. Try again.",
    // The pressed button goes, and the focus with it.
    onDone: () => document.getElementById('main')?.focus({ preventScroll: true }),
    onFailed: (failure) => notify.error(failure),
  });
  return (
    <Button aria-label={`Unblock ${name}`} isBusy={isBusy} onClick={() => send()}>
      Unblock
    </Button>
  );
}
