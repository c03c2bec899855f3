import type { Session, SessionUser } from '@crewdeck/module-sdk';
import type { Access } from '../routes.ts';
import type { OpsRole } from '../session/ops-role.ts';
import { accessOutcome } from './access-outcome.ts';

const unknown: Session = { user: null, isSignedIn: false, isLoaded: false };
const visitor: Session = { user: null, isSignedIn: false, isLoaded: true };
const person: Session = { user: { uid: 'u1' } as SessionUser, isSignedIn: true, isLoaded: true };

const visit = { address: '/my-invites?tab=sent', returnPath: '/dashboard', opsRole: 'unknown' as OpsRole };

const visiting = (access: Access, session: Session, isRemembered = false) =>
  accessOutcome(access, session, { ...visit, isRemembered });

const visitingOpsPage = (session: Session, opsRole: OpsRole) =>
  accessOutcome('ops', session, { ...visit, isRemembered: true, opsRole });

describe('access to a page', () => {
  it.each([unknown, visitor, person])('shows an open page to everybody, at once', (session) => {
    expect(visiting('open', session)).toEqual({ kind: 'show' });
  });

  it('waits for the first auth notification before a page of signed-in people', () => {
    expect(visiting('signed-in', unknown)).toEqual({ kind: 'wait' });
  });

  it('sends a visitor to sign in, and remembers the page asked for', () => {
    expect(visiting('signed-in', visitor)).toEqual({
      kind: 'redirect',
      to: '/sign-in?next=%2Fmy-invites%3Ftab%3Dsent',
    });
  });

  it('shows a signed-in person their page', () => {
    expect(visiting('signed-in', person)).toEqual({ kind: 'show' });
  });

  it('sends a signed-in person on from the sign-in page', () => {
    expect(visiting('signed-out', person)).toEqual({ kind: 'redirect', to: '/dashboard' });
  });

  it('shows a stranger the sign-in form without waiting', () => {
    expect(visiting('signed-out', unknown)).toEqual({ kind: 'show' });
  });

  it('holds the sign-in form back from a browser that was signed in, so that it does not flash', () => {
    expect(visiting('signed-out', unknown, true)).toEqual({ kind: 'wait' });
  });
});

describe('a page of ops', () => {
  it('sends a visitor to sign in like any page of signed-in people', () => {
    expect(visitingOpsPage(visitor, 'unknown')).toMatchObject({ kind: 'redirect' });
  });

  it.each(['unknown', 'failed'] as const)('is not shown while the role is %s', (opsRole) => {
    expect(visitingOpsPage(person, opsRole)).toEqual({ kind: 'wait' });
  });

  it('is denied to a signed-in person without the role', () => {
    expect(visitingOpsPage(person, 'no')).toEqual({ kind: 'deny' });
  });

  it('is shown to ops', () => {
    expect(visitingOpsPage(person, 'yes')).toEqual({ kind: 'show' });
  });
});
