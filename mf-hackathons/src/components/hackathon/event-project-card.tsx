import type { ListedProject } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Badge, Card, CardFoot, CardText, CardTitle, CardTop, Cover, Row, TrophyIcon, Words } from '@crewdeck/ui-kit';
import { teamNames } from '../../rules/event-projects.ts';

const LINES_SHOWN = 3;

/** A project of an event that is over: what it is, what it won, who made it. The card leads to its page wherever it is pressed. */
export function EventProjectCard({ project }: { project: ListedProject }) {
  const { id, title, description, status, coverUrl, place } = project;
  return (
    <Card isLink>
      <Cover seed={id} src={coverUrl} isOnCard />
      <CardTop>
        <Badge>{status}</Badge>
      </CardTop>
      <CardTitle as="h3">
        <Link to={`/projects/${id}`}>{title}</Link>
      </CardTitle>
      {place && (
        <Row gap={2} align="center">
          <TrophyIcon size={18} aria-hidden="true" />
          <Words weight="semibold" lines={2}>
            <bdi>{place}</bdi>
          </Words>
        </Row>
      )}
      {description && <CardText lines={LINES_SHOWN}>{description}</CardText>}
      <CardFoot>
        <Words tone="muted" size="sm">
          By <bdi>{teamNames(project)}</bdi>
        </Words>
      </CardFoot>
    </Card>
  );
}
