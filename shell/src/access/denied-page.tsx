import { Button, Cluster, LockIcon, Page, Stack, Words } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './denied-page.module.css';

/**
 * Replaces a page of ops for everybody else. A new role is only in the next token, so people can check again.
 */
export function DeniedPage({ onCheck }: { onCheck: () => Promise<void> }) {
  const [isChecking, setIsChecking] = useState(false);

  const check = async () => {
    setIsChecking(true);
    await onCheck();
    setIsChecking(false);
  };

  return (
    <Page width="wide">
      <Stack gap={4} align="center" className={styles.root}>
        <span className={styles.icon} aria-hidden="true">
          <LockIcon />
        </span>
        <h1>You don't have access to this page</h1>
        <Words tone="muted" size="lg" className={styles.text}>
          It's for the people who run Crewdeck. If you're one of them, ask an administrator for the role “ops”, then
          check again.
        </Words>
        <Cluster gap={3} justify="center">
          <Button isBusy={isChecking} onClick={() => void check()}>
            {isChecking ? 'Checking...' : 'Check again'}
          </Button>
          <Button variant="primary" render={<Link to="/" />}>
            Go to home page
          </Button>
        </Cluster>
      </Stack>
    </Page>
  );
}
