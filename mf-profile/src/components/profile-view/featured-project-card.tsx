import { type FeaturedProject, splitList } from '@crewdeck/contract';
import { Card, CardTitle, ChipList, MaybeLink, parseHttpUrl } from '@crewdeck/ui-kit';
import styles from './featured-project-card.module.css';

interface FeaturedProjectCardProps {
  project: FeaturedProject;
  accent: number;
}

/** One featured project. */
export function FeaturedProjectCard({ project, accent }: FeaturedProjectCardProps) {
  const { title, link } = project;
  return (
    <Card accent={accent}>
      <CardTitle as="h3">{title || 'Untitled project'}</CardTitle>
      <ChipList items={splitList(project.tech)} label={`Tech of ${title || 'this project'}`} />
      {link ? (
        <MaybeLink value={link} className={styles.link}>
          {parseHttpUrl(link) ? 'View Project' : link}
        </MaybeLink>
      ) : null}
    </Card>
  );
}
