import type { EventTeam } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, Badge, Cluster, Row, Stack, Words } from '@crewdeck/ui-kit';
import { writeMoment } from '../../rules/days.ts';
import styles from './organise.module.css';

interface EventTeamRowProps {
  team: EventTeam;
  /** Of the event. */
  timeZone: string | null;
}

/** One team: its project, its people, and how its answers stand, or since when it is one. */
export function EventTeamRow({ team, timeZone }: EventTeamRowProps) {
  const { answers, formedAt, project, people, size } = team;
  const unseen = size - people.length;
  return (
    <Cluster as="li" gap={4} rowGap={2} align="center">
      <Stack gap={2} className={styles.name}>
        {project && (
          <Words weight="semibold">
            <Link to={`/projects/${project.id}`} dir="auto">
              {project.title}
            </Link>
          </Words>
        )}
        <Cluster as="ul" gap={4} rowGap={2} align="center" aria-label="Who's on it">
          {people.map(({ id, name, pictureUrl }) => (
            <Row key={id} as="li" gap={2} align="center">
              <Avatar name={name} src={pictureUrl} size="sm" />
              <Link to={`/people/${id}`}>
                <bdi>{name}</bdi>
              </Link>
            </Row>
          ))}
          {unseen > 0 && <Words as="li" tone="muted">{`and ${unseen} more`}</Words>}
        </Cluster>
        {formedAt && (
          <Words tone="muted" size="sm">
            {`${size} ${size === 1 ? 'person' : 'people'}, formed `}
            <time dateTime={formedAt}>{writeMoment(formedAt, timeZone)}</time>
            {project ? null : ". You can't see their project."}
          </Words>
        )}
      </Stack>
      {answers && (
        <Cluster gap={3} rowGap={1} align="center">
          <Badge tone="blue">{`${answers.yes} of ${size} said yes`}</Badge>
          <Words tone="muted" size="sm">
            Answer by <time dateTime={answers.until}>{writeMoment(answers.until, timeZone)}</time>
          </Words>
        </Cluster>
      )}
    </Cluster>
  );
}
