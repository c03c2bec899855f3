import { SUSPENDED } from '@crewdeck/contract';
import { Button, Cluster, LockIcon, Page, Stack, Words } from '@crewdeck/ui-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetSuspension, useSuspension } from '../session/suspension.ts';
import { ContactSentence } from './contact-sentence.tsx';
import styles from './denied-page.module.css';

/** Replaces every page for a suspended person who was just signed out, until they have read why. */
export function SuspendedPage() {
  const sentence = useSuspension() ?? '';
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const goOn = () => {
    forgetSuspension();
    void navigate('/');
  };

  return (
    <Page width="wide">
      <Stack gap={4} align="center" className={styles.root}>
        <span className={styles.icon} aria-hidden="true">
          <LockIcon />
        </span>
        <h1 ref={title} tabIndex={-1}>
          {SUSPENDED}
        </h1>
        <Words tone="muted" size="lg" className={styles.text}>
          <ContactSentence sentence={sentence.replace(`${SUSPENDED}. `, '')} />
        </Words>
        <Words tone="muted">You can also ask them for your data, or to have it deleted.</Words>
        <Cluster gap={3} justify="center">
          <Button variant="primary" onClick={goOn}>
            Continue as a visitor
          </Button>
        </Cluster>
      </Stack>
    </Page>
  );
}
