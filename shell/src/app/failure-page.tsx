import { Button, Cluster, Stack, Words } from '@crewdeck/ui-kit';
import { useEffect } from 'react';
import { reportShell } from '../modules/reports/report-shell.ts';
import { Logo } from '../navigation/logo.tsx';
import styles from './failure-page.module.css';

/**
 * Replaces the whole page when the shell itself has failed. It uses no router, session or data, because any of them may
 * have failed. Its link home is therefore an ordinary one.
 */
export function FailurePage({ error }: { error: unknown }) {
  useEffect(() => reportShell({ error }), [error]);

  return (
    <Stack gap={4} align="center" className={styles.root} role="alert">
      <Logo />
      <h1>Something went wrong on this page.</h1>
      <Words tone="muted" size="lg" className={styles.text}>
        It's our fault, and everything you've saved is safe. Reloading the page usually helps.
      </Words>
      <Cluster gap={3} justify="center">
        <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <Button size="lg" render={<a href="/" />}>
          Go to home page
        </Button>
      </Cluster>
    </Stack>
  );
}
