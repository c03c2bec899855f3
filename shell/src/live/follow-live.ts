import type { SessionUser } from '@crewdeck/module-sdk';
import type { createQueryClient } from '@crewdeck/module-sdk/host';
import type { ReadToken } from './hold-stream.ts';

/** Keeps what whoever is signed in sees up to date, by a chunk of its own; a page without it polls. */
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
