import { useReturnPath, useSession } from '@crewdeck/module-sdk';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { afterFirstPaint } from '../after-first-paint.ts';
import type { Access } from '../routes.ts';
import { useOpsRole } from '../session/ops-role.ts';
import { readRoleOfPerson, retrySessionStart, useSessionStart } from '../session/session-start.ts';
import { accessOutcome } from './access-outcome.ts';
import { DeniedPage } from './denied-page.tsx';
import { SessionPlaceholder } from './session-placeholder.tsx';

/** Shows a page to the people it is for, waits while the session is unknown, and redirects everybody else. */
export function AccessCheck({ access, children }: { access: Access; children: ReactNode }) {
  const session = useSession();
  const start = useSessionStart();
  const opsRole = useOpsRole();
  const { pathname, search, hash } = useLocation();
  const returnPath = useReturnPath();
  useEffect(() => {
    if (access === 'signed-out') afterFirstPaint(retrySessionStart);
  }, [access]);
  const outcome = accessOutcome(access, session, {
    address: pathname + search + hash,
    returnPath,
    opsRole,
  });
  // Signing out leads to the start page first, so here a session ends only by itself.
  const hadSession = useRef(false);
  useEffect(() => {
    if (outcome.kind !== 'redirect') hadSession.current = session.isSignedIn || session.isAwaited;
  });

  if (outcome.kind === 'redirect') {
    const hasEnded = hadSession.current && !session.isSignedIn;
    return <Navigate to={outcome.to} state={hasEnded ? { hasEnded } : null} replace />;
  }
  if (outcome.kind === 'deny') return <DeniedPage onCheck={() => readRoleOfPerson(true)} />;
  if (outcome.kind === 'wait' && session.isSignedIn) {
    return <SessionPlaceholder hasFailed={opsRole === 'failed'} onRetry={() => void readRoleOfPerson()} />;
  }
  if (outcome.kind === 'wait') return <SessionPlaceholder hasFailed={start === 'failed'} onRetry={retrySessionStart} />;
  return children;
}
