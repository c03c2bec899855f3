import { Link, useLocation, type useMyCollaborations } from '@crewdeck/module-sdk';
import { Button, Cluster, Notice } from '@crewdeck/ui-kit';
import { ROOM_PART } from '../../rules/page-parts.ts';

/** What comes next once a person has accepted an invite: the room of their team. A toast has said that they've joined. */
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
          Say hello to your team on <bdi>{team.title}</bdi>.
        </p>
        <Button size="sm" render={<Link to={`/projects/${team.project.id}#${ROOM_PART}`} />}>
          Write to your team
        </Button>
      </Cluster>
    </Notice>
  );
}
