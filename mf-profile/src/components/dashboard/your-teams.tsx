import { type Collaboration, isProjectOver, type Project } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Cluster, RowList, Section, Words } from '@crewdeck/ui-kit';

const MOST_SHOWN = 5;

interface YourTeamsProps {
  projects: readonly Project[] | undefined;
  collaborations: readonly Collaboration[] | undefined;
}

/** The teams of projects that still run, own ones first, each with the person's role. */
export function YourTeams({ projects = [], collaborations = [] }: YourTeamsProps) {
  const own = projects.map(({ id, title, status }) => ({ id, title, status, role: 'Owner' }));
  const joined = collaborations.map(({ project, status, role }) => ({ ...project, status, role }));
  const teams = [...own, ...joined].filter((team) => !isProjectOver(team));
  if (teams.length === 0) return null;
  return (
    <Section title="Your teams">
      <RowList role="list" aria-label="Your teams">
        {teams.slice(0, MOST_SHOWN).map(({ id, title, role }) => (
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
    </Section>
  );
}
