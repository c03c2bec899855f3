import type { PersonTeam } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Cluster, RowList, Section, Words } from '@crewdeck/ui-kit';
import styles from './person-teams.module.css';

interface PersonTeamsProps {
  title: string;
  teams: readonly PersonTeam[];
}

/** Projects that the person has worked on, and as what. */
export function PersonTeams({ title: heading, teams }: PersonTeamsProps) {
  if (teams.length === 0) return null;
  return (
    <Section title={heading}>
      {/* Safari forgets that a list without bullets is one. */}
      <RowList role="list">
        {teams.map(({ id, title, role }) => (
          <Cluster key={id} as="li" gap={4} rowGap={1} align="baseline" justify="between">
            <Link to={`/projects/${id}`} dir="auto" className={styles.title}>
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
