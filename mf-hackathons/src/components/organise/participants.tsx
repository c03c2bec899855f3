import type { Participant, ParticipantState } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import {
  Avatar,
  Badge,
  type BadgeTone,
  Button,
  Cluster,
  CountBadge,
  DownloadIcon,
  EmptyState,
  ErrorState,
  LoadingRegion,
  MailLink,
  RowList,
  Section,
  SelectField,
  Skeleton,
  StepFailure,
  saveFile,
  UsersIcon,
  Words,
} from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useParticipants } from '../../hooks/use-participants.ts';
import styles from './organise.module.css';

/** On the event's page, participants are those who agreed to be named. */
const TITLE = 'People in the team search';
const STATES: Record<ParticipantState, { label: string; tone: BadgeTone }> = {
  looking: { label: 'No team yet', tone: 'amber' },
  proposed: { label: 'Team proposed', tone: 'blue' },
  has_team: { label: 'Has a team', tone: 'green' },
};
const FILTERS = [
  { value: '' as const, label: 'Everyone' },
  ...(['looking', 'proposed', 'has_team'] as const).map((value) => ({ value, label: STATES[value].label })),
];

/** Who looks for a team, who waits for answers, and who has one. */
export function Participants({ hackathonId }: { hackathonId: string }) {
  const [state, setState] = useState<ParticipantState | ''>('');
  const { data: page, isPending, isLoadingError, refetch } = useParticipants(hackathonId, state);
  const isNobodyHere = state === '' && page?.items.length === 0;
  const download = useStep({
    call: (http) => http.send('POST /api/hackathons/:id/participants/export', { id: hackathonId }),
    failed: "We couldn't make the file. Try again.",
    refetch: [['organiser-events', hackathonId]],
    onDone: ({ csv }) => saveFile('team-search.csv', 'text/csv', csv),
  });
  return (
    <Section
      title={
        <>
          {TITLE} {page && !page.next ? <CountBadge count={page.items.length} /> : null}
        </>
      }
    >
      {!isNobodyHere && (
        <Cluster gap={4} align="end" justify="between">
          <SelectField label="Show" value={state} onValueChange={setState} options={FILTERS} />
          {page && (
            <Button isBusy={download.isBusy} onClick={() => download.send()}>
              <DownloadIcon aria-hidden="true" />
              Download as CSV
            </Button>
          )}
        </Cluster>
      )}
      <StepFailure failure={download.failure} />
      {isPending && (
        <LoadingRegion label="Loading people...">
          <Skeleton height={120} radius="var(--radius-lg)" />
        </LoadingRegion>
      )}
      {isLoadingError && (
        <ErrorState
          title="We couldn't load these people."
          text="Try again in a moment."
          onRetry={() => void refetch()}
        />
      )}
      {page?.items.length === 0 && (
        <EmptyState
          icon={<UsersIcon />}
          title={state === '' ? 'Nobody is looking for a team yet.' : 'Nobody matches.'}
          text={state === '' ? 'Share the event page so people can find it.' : 'Choose another filter.'}
        />
      )}
      {page && page.items.length > 0 && (
        <RowList aria-label={TITLE}>
          {page.items.map((participant) => (
            <ParticipantRow key={participant.id} participant={participant} />
          ))}
        </RowList>
      )}
      {page?.next && <Words tone="muted">{`Showing the newest ${page.items.length}. The file has all of them.`}</Words>}
    </Section>
  );
}

function ParticipantRow({ participant }: { participant: Participant }) {
  const { person, email, isProject, project, roles, skills, state } = participant;
  return (
    <Cluster as="li" gap={4} rowGap={2} align="center">
      <Avatar name={person.name} src={person.pictureUrl} size="sm" />
      <div className={styles.name}>
        <Link to={`/people/${person.id}`}>
          <bdi>{person.name}</bdi>
        </Link>
        {isProject && (
          <>
            {' · looking for people for '}
            <bdi>{project ?? 'a project'}</bdi>
          </>
        )}
        {email && (
          <p>
            <MailLink address={email} />
          </p>
        )}
        {roles.length > 0 && (
          <p>
            <bdi>{roles.join(', ')}</bdi>
          </p>
        )}
        {skills.length > 0 && (
          <Words tone="muted" lines={2}>
            Skills: <bdi>{skills.join(', ')}</bdi>
          </Words>
        )}
      </div>
      <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
    </Cluster>
  );
}
