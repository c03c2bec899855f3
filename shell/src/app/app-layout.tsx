import { useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from '../navigation/footer.tsx';
import { Navbar } from '../navigation/navbar.tsx';
import { useSuspension } from '../session/suspension.ts';
import styles from './app-layout.module.css';
import { lazyPage } from './lazy-page.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import { SkipLink } from './skip-link.tsx';
import { usePageChange } from './use-page-change.ts';
import { SCROLL_POSITIONS, scrollKeyOf, useScrollReturn } from './use-scroll-return.ts';

const SuspendedPage = lazyPage(
  'You have been signed out',
  async () => (await import('../access/suspended-page.tsx')).SuspendedPage,
);

/** What every page stands in: navigation above, footer below. */
export function AppLayout() {
  const main = useRef<HTMLElement>(null);
  const title = usePageChange(main);
  useScrollReturn();
  const suspension = useSuspension();

  return (
    <div className={styles.root}>
      <SkipLink main={main} />
      <PreviewBanner />
      <Navbar />
      <main ref={main} id="main" className={styles.main} tabIndex={-1} aria-label={title}>
        {suspension === null ? <Outlet /> : <SuspendedPage />}
      </main>
      <Footer />
      <OfflineNotice />
      <ScrollRestoration storageKey={SCROLL_POSITIONS} getKey={scrollKeyOf} />
    </div>
  );
}
