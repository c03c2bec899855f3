import type { Collaboration } from '@crewdeck/contract';
import { Link, useLocation } from '@crewdeck/module-sdk';
import { Button, Card, CardFoot, CardText, CardTitle, CardTop, Cluster, Cover, UserCheckIcon } from '@crewdeck/ui-kit';
import { ROOM_PART } from '../../rules/page-parts.ts';
import { Fact } from '../fact.tsx';
import { FinishedFact } from '../finished-fact.tsx';
import { ProjectStatusBadge } from '../project-status-badge.tsx';
import { Teammates } from './teammates.tsx';

const LINES_SHOWN = 4;

export function CollaborationCard({ collaboration }: { collaboration: Collaboration }) {
  const hasJustJoined = useLocation().state?.joined === collaboration.project.id;
  return (
    <Card className={hasJustJoined ? 'moment' : undefined}>
      <Cover seed={collaboration.project.id} src={collaboration.project.coverUrl} isOnCard />
      <CardTop>
        <ProjectStatusBadge status={collaboration.status} />
      </CardTop>
      <CardTitle>
        <Link to={`/projects/${collaboration.project.id}`}>{collaboration.title}</Link>
      </CardTitle>
      {collaboration.description ? <CardText lines={LINES_SHOWN}>{collaboration.description}</CardText> : null}
      <CardFoot>
        <Teammates {...collaboration} />
        <Cluster as="dl" gap={6} rowGap={3}>
          <Fact label="Role">
            <UserCheckIcon size={16} aria-hidden="true" />
            <span dir="auto">{collaboration.role}</span>
          </Fact>
          <FinishedFact project={collaboration} />
        </Cluster>
        <Button size="sm" render={<Link to={`/projects/${collaboration.project.id}#${ROOM_PART}`} />}>
          Team room
        </Button>
      </CardFoot>
    </Card>
  );
}
