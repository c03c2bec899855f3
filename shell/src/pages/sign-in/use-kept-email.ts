import { dropKeptForm, keepForm, readKeptForm } from '@crewdeck/module-sdk/host';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Nobody is signed in on the pages that ask for an address. */
const VISITOR = 'visitor';

/**
 * The email that is typed on a page of the ways in, which survives a reload of this tab and nothing else: it is gone once the
 * page is left, and not used on a later visit. Passwords are never kept. It begins with what another of these pages brings along.
 */
export function useKeptEmail(): [email: string, setEmail: (email: string) => void] {
  const { pathname, state, key } = useLocation();
  const [email, setEmail] = useState<string>(() => keptAt(pathname, key) || state?.email || '');
  const keep = useEffectEvent(() => {
    if (email) keepForm(VISITOR, pathname, { email, key });
  });

  // In the same moment as the page goes: a document that is left right after it must not keep what is no longer shown.
  useLayoutEffect(() => {
    dropKeptForm(VISITOR, pathname);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      dropKeptForm(VISITOR, pathname);
    };
  }, [pathname]);

  return [email, setEmail];
}

/** A reload keeps the key of the visit. */
function keptAt(pathname: string, visit: string): string {
  const { email, key }: { email?: unknown; key?: unknown } = readKeptForm(VISITOR, pathname) ?? {};
  return typeof email === 'string' && key === visit ? email : '';
}
