import type { Hackathon, TeamSearch } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button, PageHeader, Section, Stack, Words } from '@crewdeck/ui-kit';
import { dayOf } from '../../rules/days.ts';
import { registrationState } from '../../rules/registration-state.ts';
import { Announcements } from './announcements.tsx';
import { Banner } from './banner.tsx';
import { EventDetails } from './event-details.tsx';
import { MatchingResults } from './matching-results.tsx';
import { OrganiserHistory } from './organiser-history.tsx';
import { Organisers } from './organisers.tsx';
import { Participants } from './participants.tsx';
import { PlannedRounds } from './planned-rounds.tsx';
import { ProposeTeams } from './propose-teams.tsx';
import { TeamSizesForm } from './team-sizes.tsx';

/** All that organisers do for one event. */
export function OrganiseView({ hackathon, search }: { hackathon: Hackathon; search: TeamSearch }) {
  const { id, title } = hackathon;
  const isOver = registrationState(hackathon, dayOf(new Date())) === 'past';
  return (
    <Stack gap={6}>
      <PageHeader
        title={`Organise ${title}`}
        actions={<Button render={<Link to={`/hackathons/${id}`} />}>View event page</Button>}
      />
      <Section title="Teams">
        {isOver || !search.rounds ? (
          <Words tone="muted">This event is over, so no more teams can be proposed.</Words>
        ) : (
          <>
            <PlannedRounds hackathonId={id} rounds={search.plannedRounds} />
            <ProposeTeams hackathonId={id} rounds={search.rounds} />
            <TeamSizesForm hackathonId={id} sizes={hackathon.teamSizes} />
          </>
        )}
      </Section>
      <Banner hackathon={hackathon} search={search} />
      <EventDetails hackathon={hackathon} />
      <Participants hackathonId={id} />
      <Announcements hackathonId={id} />
      <Organisers hackathonId={id} />
      <MatchingResults hackathonId={id} />
      {search.organisesAs === 'ops' && <OrganiserHistory hackathonId={id} />}
    </Stack>
  );
}
