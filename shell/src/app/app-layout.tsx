import { Suspense, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { BottomBarPlace } from '../navigation/bottom-bar-place.tsx';
import { ExploreSwitch } from '../navigation/explore-switch.tsx';
import { Footer } from '../navigation/footer.tsx';
import { framePart } from '../navigation/frame-part.ts';
import { Navbar } from '../navigation/navbar.tsx';
import { useSuspension } from '../session/suspension.ts';
import { usePresence } from '../session/use-presence.ts';
import styles from './app-layout.module.css';
import { lazyPage } from './lazy-page.tsx';
import { PageNotice } from './page-notice.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import { SkipLink } from './skip-link.tsx';
import { usePageChange } from './use-page-change.ts';
import { SCROLL_POSITIONS, scrollKeyOf, useScrollReturn } from './use-scroll-return.ts';

const SuspendedPage = lazyPage('Account suspended', async () => (await import('./seldom-pages.ts')).SuspendedPage);

const HiddenNotice = framePart(async () => (await import('../navigation/member-parts.ts')).HiddenNotice);

/** The layout of every page: navigation above, footer below. */
export function AppLayout() {
  const main = useRef<HTMLElement>(null);
  const title = usePageChange(main);
  useScrollReturn();
  const suspension = useSuspension();
  const isMember = usePresence().kind === 'person';

  return (
    <div className={styles.root}>
      <SkipLink main={main} />
      <PreviewBanner />
      <Navbar />
      <PageNotice />
      <ExploreSwitch />
      {isMember ? (
        <Suspense>
          <HiddenNotice />
        </Suspense>
      ) : null}
      <main ref={main} id="main" className={styles.main} tabIndex={-1} aria-label={title}>
        {suspension === null ? <Outlet /> : <SuspendedPage />}
      </main>
      <Footer />
      <BottomBarPlace />
      <ScrollRestoration storageKey={SCROLL_POSITIONS} getKey={scrollKeyOf} />
    </div>
  );
}
