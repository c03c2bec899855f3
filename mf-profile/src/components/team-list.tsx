import type { PersonTeam } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Cluster, RowList, Words } from '@crewdeck/ui-kit';

/** Projects, each with a person's role in its team. */
export function TeamList({
  teams,
  label,
}: {
  teams: readonly Pick<PersonTeam, 'id' | 'title' | 'role'>[];
  label: string;
}) {
  return (
    // Safari forgets that a list without bullets is one.
    <RowList role="list" aria-label={label}>
      {teams.map(({ id, title, role }) => (
        <Cluster key={id} as="li" gap={4} rowGap={1} align="baseline" justify="between">
          <Link to={`/projects/${id}`} dir="auto">
            {title}
          </Link>
          <Words as="span" tone="muted">
            <bdi>{role}</bdi>
          </Words>
        </Cluster>
      ))}
    </RowList>
  );
}
