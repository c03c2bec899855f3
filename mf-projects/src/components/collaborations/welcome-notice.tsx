import { Link, useLocation, type useMyCollaborations, useMyProfile } from '@crewdeck/module-sdk';
import { Avatar, Button, Cluster, Notice, Stack, Words } from '@crewdeck/ui-kit';
import { ROOM_PART } from '../../rules/page-parts.ts';
import { TeammateNames } from './teammates.tsx';

/** The moment after a person has accepted an invite: who the team is now, and where to say hello. */
export function WelcomeNotice({
  collaborations: { data },
}: {
  collaborations: ReturnType<typeof useMyCollaborations>;
}) {
  const joined: unknown = useLocation().state?.joined;
  const me = useMyProfile().data;
  const team = data?.find(({ project }) => project.id === joined);
  if (!team) return null;
  const { title, project, team: others = [] } = team;
  return (
    <Notice tone="success" className="moment">
      <Cluster gap={4} align="center" justify="between">
        <Stack gap={2}>
          <Cluster gap={1} aria-hidden="true">
            {(me ? [...others, me] : others).map(({ id, name, pictureUrl }) => (
              <Avatar key={id} name={name} src={pictureUrl} />
            ))}
          </Cluster>
          <Words weight="semibold" size="lg">
            You're on the team of <bdi>{title}</bdi>.
          </Words>
          <p>Say hello to {others.length > 0 ? <TeammateNames {...team} /> : 'your team'}.</p>
        </Stack>
        <Button variant="primary" render={<Link to={`/projects/${project.id}#${ROOM_PART}`} />}>
          Write to your team
        </Button>
      </Cluster>
    </Notice>
  );
}
