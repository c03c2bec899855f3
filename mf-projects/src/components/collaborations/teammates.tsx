import { type Collaboration, shownName } from '@crewdeck/contract';
import { Avatar, Cluster, Stack, VisuallyHidden, Words } from '@crewdeck/ui-kit';

/** Who else is on a team, as faces and as a line. An older API doesn't say. */
export function Teammates({ team = [], teammateCount = team.length }: Pick<Collaboration, 'team' | 'teammateCount'>) {
  const [first, second] = team.map(({ name }) => shownName(name));
  const rest = teammateCount > 2 ? `${teammateCount - 1} others` : second;
  if (first === undefined) return null;
  return (
    <Stack gap={2}>
      <Cluster as="ul" gap={1} aria-label="Teammates">
        {team.map(({ id, name, pictureUrl }) => (
          <li key={id}>
            <Avatar name={name} src={pictureUrl} size="sm" />
            <VisuallyHidden>{shownName(name)}</VisuallyHidden>
          </li>
        ))}
      </Cluster>
      <Words tone="muted" size="sm">
        With <bdi>{first}</bdi>
        {rest ? (
          <>
            {' and '}
            <bdi>{rest}</bdi>
          </>
        ) : null}
      </Words>
    </Stack>
  );
}
