import { type Collaboration, dayText, isProjectOver, type Project } from '@crewdeck/contract';
import { Section } from '@crewdeck/ui-kit';
import { TeamList } from '../team-list.tsx';

const MOST_SHOWN = 5;

interface YourTeamsProps {
  projects: readonly Project[] | undefined;
  collaborations: readonly Collaboration[] | undefined;
}

/** The teams of projects that still run, own ones first, each with the person's role and how far it is. */
export function YourTeams({ projects = [], collaborations = [] }: YourTeamsProps) {
  const own = projects.map(({ id, title, coverUrl, status, isLooking, deadline }) => {
    const facts = ['Owner', status, isLooking && deadline && `Applications close ${dayText(deadline)}`];
    return { id, title, coverUrl, status, facts };
  });
  const joined = collaborations.map(({ project, status, role }) => ({ ...project, status, facts: [role, status] }));
  const teams = [...own, ...joined].filter((team) => !isProjectOver(team));
  if (teams.length === 0) return null;
  return (
    <Section title="Your teams">
      <TeamList label="Your teams" teams={teams.slice(0, MOST_SHOWN)} />
    </Section>
  );
}
