import { type Session, withReturnPath } from '@crewdeck/module-sdk';
import type { Access } from '../routes.ts';
import type { OpsRole } from '../session/ops-role.ts';

export type AccessOutcome = { kind: 'show' } | { kind: 'wait' } | { kind: 'deny' } | { kind: 'redirect'; to: string };

interface Visit {
  /** Where the person is now: path, query and fragment. */
  address: string;
  /** Where a signed-in person is redirected from a page for visitors. */
  returnPath: string;
  opsRole: OpsRole;
}

/** Whether a visit is shown, waits, is denied or is redirected (decisions: flow). */
export function accessOutcome(access: Access, session: Session, visit: Visit): AccessOutcome {
  if (access === 'open') return { kind: 'show' };
  if (access === 'signed-out') return forVisitors(session, visit);
  if (!session.isLoaded) return { kind: 'wait' };
  if (!session.isSignedIn) return { kind: 'redirect', to: withReturnPath('/sign-in', visit.address) };
  return access === 'ops' ? forOps(visit) : { kind: 'show' };
}

function forOps({ opsRole }: Visit): AccessOutcome {
  if (opsRole === 'yes') return { kind: 'show' };
  return { kind: opsRole === 'no' ? 'deny' : 'wait' };
}

/** A form for visitors shows at once, unless the person is probably signed in. */
function forVisitors(session: Session, { returnPath }: Visit): AccessOutcome {
  if (session.isSignedIn) return { kind: 'redirect', to: returnPath };
  if (session.isAwaited) return { kind: 'wait' };
  return { kind: 'show' };
}
