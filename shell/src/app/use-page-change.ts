import { useGivenPageTitle } from '@crewdeck/module-sdk/host';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { Route } from '../routes.ts';

const PRODUCT = 'Crewdeck';

/**
 * Announces a navigation as browsers announce a page load. The document gets the page's title, and focus moves to the main
 * region, which is named by the title. Returns the title. A new query is no new page.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): string {
  const route = useMatches().at(-1)?.handle as Route | undefined;
  // `document.title` collapses whitespace, and names that people type may have line breaks.
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
