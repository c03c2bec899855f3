import { type Hackathon, LIMITS } from '@crewdeck/contract';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import {
  Button,
  ConfirmDialog,
  ErrorState,
  LoadingRegion,
  Section,
  Skeleton,
  Stack,
  TextArea,
  Words,
} from '@crewdeck/ui-kit';
import { useAnnouncementDraft } from '../../hooks/use-announcement-draft.ts';
import { useAnnouncements } from '../../hooks/use-announcements.ts';
import { reachedWords } from '../../rules/organiser-words.ts';
import { announcedWords } from '../../rules/team-words.ts';
import { AnnouncementList } from '../announcement-list.tsx';
import styles from './organise.module.css';

interface AnnouncementsProps {
  hackathon: Hackathon;
  /** How many people the next one goes to, as the contract counts them; `undefined` while unknown. */
  reached: number | undefined;
}

/** Writes to everybody who takes part, once that is confirmed, and shows what was written. */
export function Announcements({ hackathon: { id, timeZone }, reached }: AnnouncementsProps) {
  const [words, setWords] = useAnnouncementDraft(id);
  const { data: announcements, isPending, isLoadingError, refetch } = useAnnouncements(id);
  const step = useStep({
    call: (http) => http.send('POST /api/hackathons/:id/announcements', { id, body: { words } }),
    done: ({ people }) => announcedWords(people),
    failed: "We couldn't send your announcement. Try again.",
    onDone: () => setWords(''),
  });
  const { checked } = useForm({ send: step.ask });
  return (
    <Section title="Announcements">
      <Stack as="form" gap={3} align="start" className={styles.form} {...checked}>
        <TextArea
          label="Tell everyone who takes part"
          hint="They get it by email, in their activity and on the event page. You can send two a day."
          required
          ifEmpty="Write what they should know."
          maxLength={LIMITS.announcement}
          value={words}
          onValueChange={setWords}
        />
        <Button type="submit" variant="primary" isBusy={step.isBusy}>
          Send announcement
        </Button>
      </Stack>
      <ConfirmDialog
        {...step.question}
        onConfirm={() => step.send()}
        title="Send this announcement?"
        text={reachedWords(reached)}
        confirmLabel="Send"
      />
      {isPending && (
        <LoadingRegion label="Loading announcements...">
          <Skeleton height={72} radius="var(--radius-lg)" />
        </LoadingRegion>
      )}
      {isLoadingError && (
        <ErrorState
          title="We couldn't load the announcements."
          text="Try again in a moment."
          onRetry={() => void refetch()}
        />
      )}
      {announcements?.length === 0 && <Words tone="muted">Nothing announced yet.</Words>}
      {announcements && announcements.length > 0 && (
        <AnnouncementList label="Announcements" announcements={announcements} timeZone={timeZone} />
      )}
    </Section>
  );
}
