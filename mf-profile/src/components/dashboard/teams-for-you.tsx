import type { Profile } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { CardGrid, ErrorState, LoadingRegion, Section, Skeleton, Words } from '@crewdeck/ui-kit';
import { useTeamsForMe } from '../../hooks/use-teams-for-me.ts';
import { FittingProject } from './fitting-project.tsx';

/** The three projects that fit the person best, each with its reasons, and the way to all of them. */
export function TeamsForYou({ profile }: { profile: Profile }) {
  return (
    <Section title="Projects that fit you">
      <Teams profile={profile} />
    </Section>
  );
}

function Teams({ profile }: { profile: Profile }) {
  const { data: projects, isPending, refetch } = useTeamsForMe();
  if (isPending) {
    return (
      <LoadingRegion label="Loading teams for you...">
        <Skeleton height={220} radius="var(--radius-lg)" />
      </LoadingRegion>
    );
  }
  if (!projects) return <ErrorState title="We couldn't load teams for you." onRetry={() => void refetch()} />;
  if (projects.length === 0) return <NoTeams hasSkills={profile.skills.length > 0} />;
  return (
    <>
      <CardGrid label="Projects that fit you">
        {projects.map((project) => (
          <FittingProject key={project.id} project={project} />
        ))}
      </CardGrid>
      <p>
        <Link to="/explore-projects">See all projects</Link>
      </p>
    </>
  );
}

/** Says what would make a team fit. */
function NoTeams({ hasSkills }: { hasSkills: boolean }) {
  return (
    <Words tone="muted" size="md">
      {hasSkills ? (
        <span>No open team fits your profile yet.</span>
      ) : (
        <>
          <Link to="/create-profile">Add skills to your profile</Link> to see teams that fit.
        </>
      )}{' '}
      <Link to="/explore-projects">See all projects</Link>
    </Words>
  );
}
