import { localDayText } from '@crewdeck/contract';
import { myDataKeys, notify, type SessionUser, useHttp, useMyProfile, useQuery } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, ConfirmDialog, ErrorState, FormSection, LinkIcon, LoadingRegion, StepFailure } from '@crewdeck/ui-kit';
import { useState } from 'react';
import styles from './account.module.css';

/** One address for all of the person's meetings and deadlines. It is shown once, as nobody keeps its secret. */
export function CalendarSection({ user: { uid } }: { user: SessionUser }) {
  const http = useHttp();
  const key = [...myDataKeys.all(uid), 'calendar'];
  const profile = useMyProfile();
  const calendar = useQuery({
    queryKey: key,
    queryFn: () => http.send('GET /api/account/calendar'),
    // Only a profile has one.
    enabled: !profile.isPending && profile.data !== null,
  });
  const [address, setAddress] = useState<string | null>(null);
  const { ask, send, question, isBusy, failure } = useStep({
    call: (api) => api.send('POST /api/account/calendar'),
    done: 'Your calendar link is ready.',
    onDone: ({ path }) => setAddress(new URL(path, window.location.origin).href),
    failed: "We couldn't make a link. Try again in a moment.",
    refetch: [key],
  });
  const createdAt = calendar.data?.createdAt ?? null;
  return (
    <FormSection
      id="calendar"
      title="Calendar"
      hint="See your meetings, project deadlines and hackathons in Google Calendar, Apple Calendar or Outlook."
    >
      {profile.data === null ? (
        <p className={styles.text}>Once you have a profile, you can get a calendar link.</p>
      ) : null}
      {profile.data !== null && calendar.isPending ? <LoadingRegion label="Loading your calendar..." /> : null}
      {calendar.isLoadingError ? (
        <ErrorState title="We couldn't load your calendar." onRetry={() => void calendar.refetch()} />
      ) : null}
      {createdAt && !address ? (
        <p className={styles.text}>
          You created your link on {localDayText(createdAt)}. We can't show it again, but you can replace it.
        </p>
      ) : null}
      {calendar.data ? (
        <Button className={styles.action} isBusy={isBusy} onClick={() => (createdAt ? ask() : send())}>
          {createdAt ? 'Replace calendar link' : 'Get calendar link'}
        </Button>
      ) : null}
      {address ? <NewAddress address={address} /> : null}
      {question.isOpen ? null : <StepFailure failure={failure} />}
      <ConfirmDialog
        {...question}
        onConfirm={send}
        title="Replace your calendar link?"
        text="Calendars that use the old link will stop updating."
        confirmLabel="Replace calendar link"
        cancelLabel="Keep it"
      />
    </FormSection>
  );
}

function NewAddress({ address }: { address: string }) {
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
      <Button className={styles.action} onClick={() => void copy()}>
        <LinkIcon aria-hidden="true" />
        Copy link
      </Button>
    </>
  );
}
