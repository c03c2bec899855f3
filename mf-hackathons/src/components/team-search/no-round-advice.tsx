import type { TeamSearch } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { useEventProjects } from '../../hooks/use-event-projects.ts';
import { FORMING_TEAMS_ID } from '../../rules/find-team-id.ts';

interface NoRoundAdviceProps extends Pick<TeamSearch, 'ownProjects'> {
  hackathonId: string;
}

/** What somebody who looks can do themselves while no round is planned: only what leads somewhere. */
export function NoRoundAdvice({ hackathonId, ownProjects }: NoRoundAdviceProps) {
  const { data } = useEventProjects(hackathonId, false);
  const [own] = ownProjects;
  const hasOthers = data?.items.some(({ id }) => ownProjects.every((project) => project.id !== id));
  return (
    <p>
      No round is planned yet, so don't wait for us:{' '}
      {hasOthers ? (
        <>
          <a href={`#${FORMING_TEAMS_ID}`}>ask to join a team</a>, or{' '}
        </>
      ) : null}
      {own ? (
        <Link to={`/projects/${own.id}`}>invite people to your project</Link>
      ) : (
        <Link to={`/post-project?hackathon=${hackathonId}`}>post a project</Link>
      )}
      .
    </p>
  );
}
