import { Button } from '@crewdeck/ui-kit';
import { useEffect } from 'react';
import { reportShell } from '../modules/reports/report-shell.ts';
import { Logo } from '../navigation/logo.tsx';
import { useIsOnline } from '../use-is-online.ts';
import styles from './failure-page.module.css';

/**
 * Stands in for everything when the shell itself has failed. It needs no router, session or data, as any of them may be
 * what broke, so that its way home is an ordinary link.
 */
export function FailurePage({ error }: { error: unknown }) {
  const isCutOff = !useIsOnline() && error instanceof Error && error.name === 'ChunkLoadError';

  useEffect(() => reportShell({ error }), [error]);

  return (
    <div className={styles.root} role="alert">
      <Logo />
      <h1 className={styles.title}>{isCutOff ? 'This page could not be loaded.' : 'This page fell apart.'}</h1>
      <p className={styles.text}>
        {isCutOff
          ? 'You are offline. Reload it once you are connected.'
          : 'It is our fault, not yours, and what you have saved is safe. Loading the page again usually helps.'}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <Button size="lg" render={<a href="/" />}>
          Go to the start page
        </Button>
      </div>
    </div>
  );
}
