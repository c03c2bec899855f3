import type { PersonTeam } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Section } from '@crewdeck/ui-kit';
import styles from './person-teams.module.css';

/** The teams the person has joined, and as what. */
export function PersonTeams({ teams }: { teams: readonly PersonTeam[] }) {
  if (teams.length === 0) return null;
  return (
    <Section title="Teams">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.list}>
        {teams.map(({ id, title, role }) => (
          <li key={id} className={styles.team}>
            <Link to={`/projects/${id}`} dir="auto" className={styles.title}>
              {title}
            </Link>
            <bdi className={styles.role}>{role}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}
