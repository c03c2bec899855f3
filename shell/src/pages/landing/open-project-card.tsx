import { type ListedProject, openSeatsText, rolesLeft } from '@crewdeck/contract';
import { Card, CardTitle, Cover, Words } from '@crewdeck/ui-kit';
import { RouteLink } from '../../navigation/route-link.tsx';
import styles from './open-project-card.module.css';

/** A project with its open seats, and the roles that nobody on its team has yet. */
export function OpenProjectCard({ project }: { project: ListedProject }) {
  const { id, title, description, coverUrl } = project;
  return (
    <Card isLink>
      <Cover seed={id} src={coverUrl ?? null} isOnCard />
      <CardTitle as="h3" className={styles.title}>
        <RouteLink to={`/projects/${id}`}>{title}</RouteLink>
      </CardTitle>
      <Words tone="muted" size="sm" lines={2} dir="auto">
        {description}
      </Words>
      <Words size="sm" lines={2} dir="auto">
        {[openSeatsText(project), ...rolesLeft(project)].join(' · ')}
      </Words>
    </Card>
  );
}
