import { type DirectoryUser, type FeaturedProject, splitList } from '@crewdeck/contract';
import { Card, CardGrid, CardTitle, ChipList, MaybeLink, parseHttpUrl, Section } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import styles from './featured-projects.module.css';

interface FeaturedProjectsProps {
  profile: Pick<DirectoryUser, 'featuredProjects'>;
  /** Stands in the place of none. Without it the part is left out. */
  ifNone?: ReactNode;
}

/** What the person has built, in their own order. */
export function FeaturedProjects({ profile: { featuredProjects }, ifNone = null }: FeaturedProjectsProps) {
  if (featuredProjects.length === 0 && ifNone === null) return null;
  return (
    <Section title="Featured Projects">
      {featuredProjects.length === 0 ? (
        ifNone
      ) : (
        <CardGrid label="Featured Projects">
          {featuredProjects.map((project, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two projects may be alike, and their order only changes with the profile
            <ProjectCard key={position} project={project} accent={position} />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}

function ProjectCard({ project: { title, tech, link }, accent }: { project: FeaturedProject; accent: number }) {
  return (
    <Card accent={accent}>
      <CardTitle as="h3">{title || 'Untitled project'}</CardTitle>
      <ChipList items={splitList(tech)} label={`Tech of ${title || 'this project'}`} />
      {link ? (
        <MaybeLink value={link} className={styles.link}>
          {parseHttpUrl(link) ? 'View Project' : link}
        </MaybeLink>
      ) : null}
    </Card>
  );
}
