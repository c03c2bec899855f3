import type { Collaboration } from '@crewdeck/contract';
import { Card, CardFoot, CardText, CardTitle, CardTop, UserCheckIcon } from '@crewdeck/ui-kit';
import { Fact } from './fact.tsx';
import { ProjectStatusBadge } from './project-status-badge.tsx';

/** A project that the person joined, and what they do there. */
export function CollaborationCard({ collaboration, index }: { collaboration: Collaboration; index: number }) {
  return (
    <Card accent={index}>
      <CardTop>
        <ProjectStatusBadge status={collaboration.status} />
      </CardTop>
      <CardTitle>{collaboration.title}</CardTitle>
      {collaboration.description ? <CardText>{collaboration.description}</CardText> : null}
      <CardFoot>
        <dl>
          <Fact label="Role">
            <UserCheckIcon aria-hidden="true" />
            <span dir="auto">{collaboration.role}</span>
          </Fact>
        </dl>
      </CardFoot>
    </Card>
  );
}
