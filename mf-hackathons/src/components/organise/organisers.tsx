import type { Organiser } from '@crewdeck/contract';
import { Link, useMyProfile } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import {
  Avatar,
  Button,
  ConfirmDialog,
  ErrorState,
  LoadingRegion,
  Row,
  RowList,
  Section,
  Skeleton,
  Words,
} from '@crewdeck/ui-kit';
import { useOrganisers } from '../../hooks/use-organisers.ts';
import { useParticipants } from '../../hooks/use-participants.ts';
import { AddOrganiser } from './add-organiser.tsx';
import styles from './organise.module.css';

/** Who runs the event: each of them may add others, and remove them. Waits for the participants above, which would push it down. */
export function Organisers({ hackathonId }: { hackathonId: string }) {
  const { data: organisers, isPending, isLoadingError, refetch } = useOrganisers(hackathonId);
  const isPlaceKnown = useParticipants(hackathonId, '').isFetched;
  if (!isPlaceKnown) return null;
  return (
    <Section title="Organisers">
      {isPending && (
        <LoadingRegion label="Loading organisers...">
          <Skeleton height={72} radius="var(--radius-lg)" />
        </LoadingRegion>
      )}
      {isLoadingError && (
        <ErrorState
          title="We couldn't load the organisers."
          text="Try again in a moment."
          onRetry={() => void refetch()}
        />
      )}
      {organisers?.length === 0 && (
        <Words tone="muted">Nobody on Crewdeck organises this event yet. Add the first organiser.</Words>
      )}
      {organisers && organisers.length > 0 && (
        <RowList aria-label="Organisers">
          {organisers.map((organiser) => (
            <OrganiserRow key={organiser.id} hackathonId={hackathonId} organiser={organiser} />
          ))}
        </RowList>
      )}
      {organisers && <AddOrganiser hackathonId={hackathonId} organisers={organisers} />}
    </Section>
  );
}

const THEM = 'They can no longer organise this event. You can add them again.';
const ONESELF = {
  title: 'Stop organising this event?',
  text: "You can't open this page any more. Another organiser has to add you again; without any, write to the people who run Crewdeck.",
};

function OrganiserRow({ hackathonId, organiser }: { hackathonId: string; organiser: Organiser }) {
  const { id, name, pictureUrl } = organiser;
  const isSelf = useMyProfile().data?.id === id;
  const removal = useStep({
    call: (http) => http.send('DELETE /api/hackathons/:id/organisers/:userId', { id: hackathonId, userId: id }),
    done: 'Organiser removed.',
    failed: "We couldn't remove this organiser. Try again.",
  });
  return (
    <Row as="li" gap={4} align="center">
      <Avatar name={name} src={pictureUrl} size="sm" />
      <span className={styles.name}>
        <Link to={`/people/${id}`}>
          <bdi>{name}</bdi>
        </Link>
        {isSelf ? ' (you)' : null}
      </span>
      <Button size="sm" aria-label={`Remove ${name}`} onClick={removal.ask}>
        Remove
      </Button>
      <ConfirmDialog
        {...removal.question}
        {...(isSelf ? ONESELF : { title: `Remove ${name}?`, text: THEM })}
        confirmLabel="Remove organiser"
        tone="danger"
        onConfirm={removal.send}
      />
    </Row>
  );
}
