import { localDayText } from '@crewdeck/contract';
import { notify, type SessionUser } from '@crewdeck/module-sdk';
import {
  Button,
  Cluster,
  ConfirmDialog,
  ErrorState,
  FormSection,
  LinkIcon,
  LoadingRegion,
  StepFailure,
} from '@crewdeck/ui-kit';
import { type Ref, useEffect, useRef } from 'react';
import { RouteLink } from '../../navigation/route-link.tsx';
import styles from './account.module.css';
import { useCalendarLink } from './use-calendar-link.ts';

/** One address for all of the person's meetings and deadlines. It is shown once, as nobody keeps its secret. */
export function CalendarSection({ user: { uid } }: { user: SessionUser }) {
  const { hasNoProfile, calendar, address, renewing, ending } = useCalendarLink(uid);
  const renewButton = useRef<HTMLButtonElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  // A step is done once its dialog is closed: until then, the page can't have the focus.
  useEffect(() => {
    if (renewing.isDone) copyButton.current?.focus();
  }, [renewing.isDone]);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (ending.isDone && document.activeElement === document.body) renewButton.current?.focus();
  }, [ending.isDone]);
  const createdAt = calendar.data?.createdAt ?? null;
  return (
    <FormSection
      id="calendar"
      title="Calendar"
      hint="See your meetings, project deadlines and hackathons in Google Calendar, Apple Calendar or Outlook."
    >
      {hasNoProfile ? (
        <p className={styles.text}>
          Once you <RouteLink to="/create-profile">have a profile</RouteLink>, you can get a calendar link.
        </p>
      ) : null}
      {!hasNoProfile && calendar.isPending ? <LoadingRegion label="Loading your calendar..." /> : null}
      {calendar.isLoadingError ? (
        <ErrorState title="We couldn't load your calendar." onRetry={() => void calendar.refetch()} />
      ) : null}
      {createdAt && !address ? (
        <p className={styles.text}>
          You created your link on {localDayText(createdAt)}. We can't show it again, but you can replace it.
        </p>
      ) : null}
      {address ? <NewAddress address={address} copyButton={copyButton} /> : null}
      {calendar.data ? (
        <Cluster gap={3} rowGap={2}>
          <Button
            ref={renewButton}
            isBusy={renewing.isBusy}
            onClick={() => (createdAt ? renewing.ask() : renewing.send())}
          >
            {createdAt ? 'Replace calendar link' : 'Get calendar link'}
          </Button>
          {createdAt ? (
            <Button variant="ghost" onClick={ending.ask}>
              Turn off link
            </Button>
          ) : null}
        </Cluster>
      ) : null}
      {renewing.question.isOpen ? null : <StepFailure failure={renewing.failure} />}
      <ConfirmDialog
        {...renewing.question}
        onConfirm={renewing.send}
        title="Replace your calendar link?"
        text="Calendars that use the old link will stop updating."
        confirmLabel="Replace calendar link"
        cancelLabel="Keep it"
      />
      <ConfirmDialog
        {...ending.question}
        onConfirm={ending.send}
        title="Turn off your calendar link?"
        text="Calendars that use it will stop updating."
        confirmLabel="Turn off link"
        cancelLabel="Keep it"
      />
    </FormSection>
  );
}

function NewAddress({ address, copyButton }: { address: string; copyButton: Ref<HTMLButtonElement> }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success('Link copied.');
    } catch {
      notify.error("We couldn't copy the link. Select it and copy it yourself.");
    }
  };
  return (
    <>
      <p className={styles.text}>Copy this link now. We show it only once. Anyone who has it can read your calendar.</p>
      <code className={styles.address}>{address}</code>
      <Button ref={copyButton} className={styles.action} onClick={() => void copy()}>
        <LinkIcon aria-hidden="true" />
        Copy link
      </Button>
    </>
  );
}
