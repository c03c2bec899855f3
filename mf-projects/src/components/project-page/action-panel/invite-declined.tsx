import { DECLINE_UNDO_MS } from '@crewdeck/contract';
import { useQueryClient } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, Stack, StepFailure, UndoIcon, Words } from '@crewdeck/ui-kit';
import { useEffect, useEffectEvent } from 'react';

interface InviteDeclinedProps {
  inviteId: string;
  /** Called when the answer is undone, and when that is no longer possible. */
  onOver: () => void;
}

/** An invite that was just declined, with a button that undoes it for some seconds (decisions: lives). */
export function InviteDeclined({ inviteId, onOver }: InviteDeclinedProps) {
  const queryClient = useQueryClient();
  const { send, isBusy, failure } = useStep({
    call: (http) => http.send('PATCH /api/invites/:id', { id: inviteId, body: { status: 'pending' } }),
    done: 'The invite is open again.',
    failed: 'Failed to respond to invite.',
    onDone: onOver,
  });
  const end = useEffectEvent(() => {
    onOver();
    void queryClient.invalidateQueries({ queryKey: ['projects'] });
  });
  useEffect(() => {
    const timer = setTimeout(end, DECLINE_UNDO_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Stack gap={3}>
      <Words tabIndex={-1} size="lg" weight="semibold">
        You've declined the invite.
      </Words>
      <StepFailure failure={failure} />
      <Cluster gap={3} fills="always">
        <Button isBusy={isBusy} onClick={() => send()}>
          <UndoIcon aria-hidden="true" />
          Undo
        </Button>
      </Cluster>
      <Words tone="muted" size="md">
        You can undo this for {DECLINE_UNDO_MS / 1000} seconds.
      </Words>
    </Stack>
  );
}
