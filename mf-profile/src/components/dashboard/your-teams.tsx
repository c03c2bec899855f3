import { type Collaboration, dayText, isProjectOver, type Project, projectStates } from '@crewdeck/contract';
import { Section, Words } from '@crewdeck/ui-kit';
import { TeamList } from '../team-list.tsx';

const MOST_SHOWN = 5;

interface YourTeamsProps {
  projects: readonly Project[] | undefined;
  collaborations: readonly Collaboration[] | undefined;
}

/** The teams of projects that still run, own ones first, each with the person's role and how far it is. */
export function YourTeams({ projects, collaborations }: YourTeamsProps) {
  const own = (projects ?? []).map((project) => {
    const { id, title, coverUrl, status, isLooking, deadline } = project;
    const facts = [
      'Owner',
      ...projectStates(project),
      isLooking && deadline && `People can join until ${dayText(deadline)}`,
    ];
    return { id, title, coverUrl, status, facts };
  });
  const joined = (collaborations ?? []).map((place) => ({
    ...place.project,
    status: place.status,
    facts: [place.role, ...projectStates(place)],
  }));
  const teams = [...own, ...joined].filter((team) => !isProjectOver(team));
  if (teams.length === 0) return null;
  return (
    <Section title="Your teams">
      <TeamList label="Your teams" teams={teams.slice(0, MOST_SHOWN)} />
      {projects && collaborations ? null : <Words tone="muted">We haven't loaded all of your teams.</Words>}
    </Section>
  );
}
