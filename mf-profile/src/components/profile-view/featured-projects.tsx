import { type DirectoryUser, type FeaturedProject, splitList } from '@crewdeck/contract';
import { Card, CardGrid, CardTitle, ChipList, Cover, MaybeLink, parseHttpUrl } from '@crewdeck/ui-kit';
import styles from './featured-projects.module.css';
import { ProfilePart, type ProfilePartProps } from './profile-part.tsx';

interface FeaturedProjectsProps extends Pick<ProfilePartProps, 'ifNone'> {
  profile: Pick<DirectoryUser, 'featuredProjects'>;
}

/** What the person has built, in their own order. */
export function FeaturedProjects({ profile: { featuredProjects }, ifNone }: FeaturedProjectsProps) {
  return (
    <ProfilePart title="Featured Projects" isEmpty={featuredProjects.length === 0} ifNone={ifNone}>
      <CardGrid label="Featured Projects">
        {featuredProjects.map((project, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two projects may be alike, and their order only changes with the profile
          <ProjectCard key={position} project={project} />
        ))}
      </CardGrid>
    </ProfilePart>
  );
}

function ProjectCard({ project: { title, tech, link } }: { project: FeaturedProject }) {
  return (
    <Card>
      <Cover seed={`${title}${link}`} isOnCard />
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
