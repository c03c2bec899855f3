import type { Profile } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { CardGrid, ErrorState, LoadingRegion, Section, Skeleton } from '@crewdeck/ui-kit';
import { useTeamsForMe } from '../../hooks/use-teams-for-me.ts';
import { FittingProject } from './fitting-project.tsx';
import styles from './teams-for-you.module.css';

/** The three projects that fit the person best, each with its reasons, and the way to all of them. */
export function TeamsForYou({ profile }: { profile: Profile }) {
  return (
    <Section title="Teams for you">
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
  if (!projects) return <ErrorState title="Teams for you could not be loaded." onRetry={() => void refetch()} />;
  if (projects.length === 0) return <NoTeams hasSkills={profile.skills.length > 0} />;
  return (
    <>
      <CardGrid label="Teams for you">
        {projects.map((project, position) => (
          <FittingProject key={project.id} project={project} accent={position} />
        ))}
      </CardGrid>
      <Link to="/explore-projects" className={styles.all}>
        See all projects
      </Link>
    </>
  );
}

/** Says what would make a team fit. */
function NoTeams({ hasSkills }: { hasSkills: boolean }) {
  return (
    <p className={styles.none}>
      {hasSkills ? (
        <span>No team that looks for people fits what your profile says yet.</span>
      ) : (
        <>
          <Link to="/create-profile">Add skills to your profile</Link>, and teams that fit stand here.
        </>
      )}{' '}
      <Link to="/explore-projects">See all projects</Link>
    </p>
  );
}
