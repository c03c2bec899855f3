import type { Credit, ProjectPage, ProjectResult } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Cluster, Stack } from '@crewdeck/ui-kit';
import { hasResult } from '../../../rules/has-result.ts';
import { TeamMoment } from '../team-moment.tsx';
import { Credits } from './credits.tsx';
import { FormerMembers } from './former-members.tsx';
import { ResultLinks } from './result-links.tsx';
import { ResultTold } from './result-told.tsx';
import { TellCredit } from './tell-credit.tsx';
import { TellResult } from './tell-result.tsx';

const SHARE = 'Share your results: links, a place or prize, a few words. Everything is optional.';

/** Its team has its names and words in the part Team. */
function othersOf(credits: readonly Credit[], { team }: ProjectPage): readonly Credit[] {
  return credits.filter(({ id }) => !team?.some((member) => member.id === id));
}

/** The result of a project, its credits and its event, and what the viewer can add to them. */
export function Finish({ project, result }: { project: ProjectPage; result: ProjectResult }) {
  const { viewer, hackathon, team } = project;
  const isOwner = viewer?.is === 'owner';
  return (
    <Stack gap={5}>
      <ResultTold result={result} />
      <ResultLinks result={result} />
      {hasResult(result) || !team ? null : (
        <TeamMoment project={project} title={team.length > 1 ? 'You finished it together.' : 'You finished it.'}>
          {isOwner ? SHARE : null}
        </TeamMoment>
      )}
      <Credits title={project.team ? 'Also credited' : 'Credits'} credits={othersOf(result.credits, project)} />
      {hackathon ? (
        <p>
          Made for{' '}
          <Link to={`/hackathons/${hackathon.id}`}>
            <bdi>{hackathon.title}</bdi>
          </Link>
        </p>
      ) : null}
      {isOwner || viewer?.credit ? (
        <Cluster gap={3}>
          {isOwner ? <TellResult project={project} result={result} /> : null}
          {viewer?.credit ? <TellCredit projectId={project.id} credit={viewer.credit} isOwner={isOwner} /> : null}
        </Cluster>
      ) : null}
      {viewer?.formerMembers?.length ? <FormerMembers projectId={project.id} people={viewer.formerMembers} /> : null}
    </Stack>
  );
}
