import type { SessionUser } from '@crewdeck/module-sdk';
import type { createQueryClient } from '@crewdeck/module-sdk/host';
import type { ReadToken } from './hold-stream.ts';

/** Starts and stops live updates with the session. They are a chunk of their own; a page without it polls. */
export function followLive(
  queryClient: ReturnType<typeof createQueryClient>,
  readToken: ReadToken,
): (user: SessionUser | null) => void {
  let present: string | undefined;
  let stop = () => {};
  return (user) => {
    const uid = user?.uid;
    if (uid === present) return;
    present = uid;
    stop();
    stop = () => {};
    if (!uid) return;
    import('./live-queries.ts').then(
      ({ refreshLive }) => {
        if (present === uid) stop = refreshLive(uid, queryClient, readToken);
      },
      () => undefined,
    );
  };
}
