import type { Session } from '@crewdeck/module-sdk';
import type { Guard } from '../routes.ts';
import type { OpsRole } from '../session/ops-role.ts';
import { withReturnPath } from './return-path.ts';

export type GuardOutcome = { kind: 'show' } | { kind: 'wait' } | { kind: 'deny' } | { kind: 'redirect'; to: string };

interface Visit {
  /** Where the person is now: path, query and fragment. */
  address: string;
  /** Where a signed-in person goes who has no business here. */
  returnPath: string;
  /** Whether somebody was signed in when this browser last looked. */
  isRemembered: boolean;
  opsRole: OpsRole;
}

/** What becomes of a visit to a guarded page (decisions: flow). */
export function guardOutcome(guard: Guard, session: Session, visit: Visit): GuardOutcome {
  if (guard === 'open') return { kind: 'show' };
  if (guard === 'signed-out') return forVisitors(session, visit);
  if (!session.isLoaded) return { kind: 'wait' };
  if (!session.isSignedIn) return { kind: 'redirect', to: withReturnPath('/sign-in', visit.address) };
  return guard === 'ops' ? forOps(visit) : { kind: 'show' };
}

function forOps({ opsRole }: Visit): GuardOutcome {
  if (opsRole === 'yes') return { kind: 'show' };
  return { kind: opsRole === 'no' ? 'deny' : 'wait' };
}

/** A form for visitors is there at once, unless it would most likely be taken away again. */
function forVisitors(session: Session, visit: Visit): GuardOutcome {
  if (session.isSignedIn) return { kind: 'redirect', to: visit.returnPath };
  if (!session.isLoaded && visit.isRemembered) return { kind: 'wait' };
  return { kind: 'show' };
}
