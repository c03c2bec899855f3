import type { Profile } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button, CardGrid, EmptyState, RocketIcon, Section } from '@crewdeck/ui-kit';
import { FeaturedProjectCard } from './featured-project-card.tsx';

/** What the person has built, in their own order. */
export function FeaturedProjects({ profile }: { profile: Profile }) {
  return (
    <Section title="Featured Projects">
      {profile.featuredProjects.length === 0 ? (
        <EmptyState
          icon={<RocketIcon />}
          title="No projects added yet. Create your first project!"
          action={<Button render={<Link to="/create-profile" />}>Add a project</Button>}
        />
      ) : (
        <CardGrid label="Featured Projects">
          {profile.featuredProjects.map((project, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two projects may be alike, and their order only changes with the profile
            <FeaturedProjectCard key={position} project={project} accent={position} />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}
