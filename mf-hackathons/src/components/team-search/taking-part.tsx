import type { TeamSearch } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, Cluster, Row, Stack } from '@crewdeck/ui-kit';

/** Who takes part and agreed to be named. */
export function TakingPart({ people }: { people: TeamSearch['takingPart'] }) {
  return (
    <Stack gap={3}>
      <h3>Who's taking part</h3>
      <Cluster as="ul" gap={4} aria-label="Who's taking part">
        {people.map(({ id, name }) => (
          <Row key={id} as="li" gap={2} align="center">
            <Avatar name={name} size="sm" />
            <Link to={`/people/${id}`}>
              <bdi>{name}</bdi>
            </Link>
          </Row>
        ))}
      </Cluster>
    </Stack>
  );
}
