import { useGivenPageTitle } from '@crewdeck/module-sdk/host';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { Route } from '../routes.ts';

const PRODUCT = 'Crewdeck';

/**
 * Makes a navigation what a page load is to everybody: the document gets the page's title, and focus moves to the main
 * region, whose name is the title, so that it is read out. Returns the title. A new query is no new page.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): string {
  const route = useMatches().at(-1)?.handle as Route | undefined;
  // As a document keeps it: somebody's words may have lines and wide gaps.
  const given = useGivenPageTitle()?.replace(/\s+/g, ' ').trim();
  const title = given || route?.title || PRODUCT;
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = pathname === '/' ? `${PRODUCT} · ${title}` : `${title} · ${PRODUCT}`;
  }, [title, pathname]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);

  return title;
}
