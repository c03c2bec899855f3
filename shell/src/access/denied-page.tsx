import { Button, LockIcon, Page } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './denied-page.module.css';

/**
 * Stands in the place of a page of ops for everybody else. A role that was given a moment ago is in no token yet, so
 * that it can be checked again.
 */
export function DeniedPage({ onCheck }: { onCheck: () => Promise<void> }) {
  const [isChecking, setIsChecking] = useState(false);

  const check = async () => {
    setIsChecking(true);
    await onCheck();
    setIsChecking(false);
  };

  return (
    <Page>
      <div className={styles.root}>
        <span className={styles.icon} aria-hidden="true">
          <LockIcon />
        </span>
        <h1>This page is for operations</h1>
        <p className={styles.text}>
          Your account doesn't have the role it needs. If you are on call, ask whoever manages accounts to give you the
          role “ops”, then check again.
        </p>
        <div className={styles.actions}>
          <Button isBusy={isChecking} onClick={() => void check()}>
            {isChecking ? 'Checking…' : 'Check again'}
          </Button>
          <Button variant="primary" render={<Link to="/" />}>
            Go to the start page
          </Button>
        </div>
      </div>
    </Page>
  );
}
