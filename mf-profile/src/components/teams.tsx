import type { PersonFinishedProject } from '@crewdeck/contract';
import { Section } from '@crewdeck/ui-kit';
import { TeamList } from './team-list.tsx';

/** Teams of a person, each with their role, its prize and what they did; nothing where there are none. */
export function Teams({ title, teams }: { title: string; teams: readonly PersonFinishedProject[] }) {
  if (teams.length === 0) return null;
  return (
    <Section title={title}>
      <TeamList
        label={title}
        teams={teams.map(({ role, place, ...team }) => ({ ...team, facts: [role, place ?? null] }))}
      />
    </Section>
  );
}
