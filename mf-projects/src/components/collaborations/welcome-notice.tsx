import { Link, useLocation, type useMyCollaborations } from '@crewdeck/module-sdk';
import { Button, Cluster, Notice } from '@crewdeck/ui-kit';
import { ROOM_PART } from '../../rules/page-parts.ts';

/** After a person has accepted an invite: which team they are on, and the way to its room. */
export function WelcomeNotice({
  collaborations: { data },
}: {
  collaborations: ReturnType<typeof useMyCollaborations>;
}) {
  const joined: unknown = useLocation().state?.joined;
  const team = data?.find(({ project }) => project.id === joined);
  if (!team) return null;
  return (
    <Notice tone="success">
      <Cluster gap={3} align="center" justify="between">
        <p>
          You're on <bdi>{team.title}</bdi>. Say hello to your team.
        </p>
        <Button size="sm" render={<Link to={`/projects/${team.project.id}#${ROOM_PART}`} />}>
          Write to your team
        </Button>
      </Cluster>
    </Notice>
  );
}
