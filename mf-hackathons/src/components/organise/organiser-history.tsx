import { ErrorState, LoadingRegion, Section, Skeleton, Stack, Words } from '@crewdeck/ui-kit';
import { useOrganiserEvents } from '../../hooks/use-organiser-events.ts';
import { writeMoment } from '../../rules/days.ts';
import { organiserEventWords } from '../../rules/organiser-words.ts';
import styles from './organise.module.css';

interface OrganiserHistoryProps {
  hackathonId: string;
  /** Of the event. */
  timeZone: string | null;
}

/** For ops: who did what to run the event. */
export function OrganiserHistory({ hackathonId, timeZone }: OrganiserHistoryProps) {
  const { data: events, isPending, isLoadingError, refetch } = useOrganiserEvents(hackathonId);
  return (
    <Section title="What organisers did">
      {isPending && (
        <LoadingRegion label="Loading the history...">
          <Skeleton height={72} radius="var(--radius-lg)" />
        </LoadingRegion>
      )}
      {isLoadingError && (
        <ErrorState
          title="We couldn't load the history."
          text="Try again in a moment."
          onRetry={() => void refetch()}
        />
      )}
      {events?.items.length === 0 && <Words tone="muted">Nothing yet.</Words>}
      {events && events.items.length > 0 && (
        <Stack as="ol" gap={2} aria-label="What organisers did" className={styles.rounds}>
          {events.items.map((event) => (
            <li key={event.id}>
              {organiserEventWords(event, timeZone)}{' '}
              <Words as="span" tone="muted">
                <time dateTime={event.at}>{writeMoment(event.at, timeZone)}</time>
              </Words>
            </li>
          ))}
        </Stack>
      )}
      {events?.next && <Words tone="muted">{`Showing the newest ${events.items.length}.`}</Words>}
    </Section>
  );
}
