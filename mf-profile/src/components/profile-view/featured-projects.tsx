import { type FeaturedProject, type Profile, splitList } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import {
  Button,
  Card,
  CardGrid,
  CardTitle,
  ChipList,
  EmptyState,
  MaybeLink,
  parseHttpUrl,
  RocketIcon,
  Section,
} from '@crewdeck/ui-kit';
import styles from './featured-projects.module.css';

/** What the person has built, in their own order. */
export function FeaturedProjects({ profile: { featuredProjects } }: { profile: Profile }) {
  return (
    <Section title="Featured Projects">
      {featuredProjects.length === 0 ? (
        <EmptyState
          icon={<RocketIcon />}
          title="No projects added yet. Create your first project!"
          action={<Button render={<Link to="/create-profile" />}>Add a project</Button>}
        />
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
