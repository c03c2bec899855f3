import { type Collaboration, shownName } from '@crewdeck/contract';
import { Avatar, Cluster, Stack, VisuallyHidden, Words } from '@crewdeck/ui-kit';

type Team = Pick<Collaboration, 'team' | 'teammateCount'>;

/** Who else is on a team, as faces and as a line. An older API doesn't say. */
export function Teammates(team: Team) {
  if (!team.team?.length) return null;
  return (
    <Stack gap={2}>
      <Cluster as="ul" gap={1} aria-label="Teammates">
        {team.team.map(({ id, name, pictureUrl }) => (
          <li key={id}>
            <Avatar name={name} src={pictureUrl} size="sm" />
            <VisuallyHidden>{shownName(name)}</VisuallyHidden>
          </li>
        ))}
      </Cluster>
      <Words tone="muted" size="sm">
        With <TeammateNames {...team} />
      </Words>
    </Stack>
  );
}

/** `Ada`, `Ada and Grace`, `Ada and 3 others`. */
export function TeammateNames({ team = [], teammateCount = team.length }: Team) {
  const [first = '', second] = team.map(({ name }) => shownName(name));
  const rest = teammateCount > 2 ? `${teammateCount - 1} others` : second;
  return (
    <>
      <bdi>{first}</bdi>
      {rest ? (
        <>
          {' and '}
          <bdi>{rest}</bdi>
        </>
      ) : null}
    </>
  );
}
