import { Button, LockIcon, Page } from '@crewdeck/ui-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetSuspension, useSuspension } from '../session/suspension.ts';
import { contactIn } from './contact-in.ts';
import styles from './denied-page.module.css';

/** Stands in the place of every page for whoever was just signed out because they are suspended, until they have read why. */
export function SuspendedPage() {
  const { text, contact } = contactIn(useSuspension() ?? '');
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const goOn = () => {
    forgetSuspension();
    void navigate('/');
  };

  return (
    <Page>
      <div className={styles.root}>
        <span className={styles.icon} aria-hidden="true">
          <LockIcon />
        </span>
        <h1 ref={title} tabIndex={-1}>
          You have been signed out
        </h1>
        <p className={styles.text}>
          {text}
          {contact ? <a href={contact.href}>{contact.label}</a> : null}
        </p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={goOn}>
            Go on as a visitor
          </Button>
        </div>
      </div>
    </Page>
  );
}
