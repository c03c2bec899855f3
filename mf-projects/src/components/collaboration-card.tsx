import type { Collaboration } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Card, CardFoot, CardText, CardTitle, CardTop, UserCheckIcon } from '@crewdeck/ui-kit';
import { TEAM_PART } from '../rules/page-parts.ts';
import styles from './collaboration-card.module.css';
import { Fact } from './fact.tsx';
import { ProjectStatusBadge } from './project-status-badge.tsx';

/** A project that the person joined, and what they do there. */
export function CollaborationCard({ collaboration, index }: { collaboration: Collaboration; index: number }) {
  return (
    <Card accent={index}>
      <CardTop>
        <ProjectStatusBadge status={collaboration.status} />
      </CardTop>
      <CardTitle>
        <Link to={`/projects/${collaboration.project.id}`}>{collaboration.title}</Link>
      </CardTitle>
      {collaboration.description ? <CardText>{collaboration.description}</CardText> : null}
      <CardFoot>
        <dl>
          <Fact label="Role">
            <UserCheckIcon aria-hidden="true" />
            <span dir="auto">{collaboration.role}</span>
          </Fact>
        </dl>
        <Link to={`/projects/${collaboration.project.id}#${TEAM_PART}`} className={styles.team}>
          See the team
        </Link>
      </CardFoot>
    </Card>
  );
}
