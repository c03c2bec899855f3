import type { PersonTeam } from '@crewdeck/contract';
import { Section } from '@crewdeck/ui-kit';
import { TeamList } from './team-list.tsx';

/** Teams of a person, each with their role; nothing where there are none. */
export function Teams({ title, teams }: { title: string; teams: readonly PersonTeam[] }) {
  if (teams.length === 0) return null;
  return (
    <Section title={title}>
      <TeamList label={title} teams={teams.map(({ role, ...team }) => ({ ...team, facts: [role] }))} />
    </Section>
  );
}
