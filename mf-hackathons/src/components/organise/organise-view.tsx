import type { Hackathon, TeamSearch } from '@crewdeck/contract';
import { Link, useAddressTab } from '@crewdeck/module-sdk';
import { Button, PageHeader, Stack, TabPanel, Tabs } from '@crewdeck/ui-kit';
import { dayOf } from '../../rules/days.ts';
import { isFormingOver } from '../../rules/registration-state.ts';
import { Announcements } from './announcements.tsx';
import { Banner } from './banner.tsx';
import { EventDetails } from './event-details.tsx';
import { EventTeams } from './event-teams.tsx';
import { MatchingResults } from './matching-results.tsx';
import { OrganiserHistory } from './organiser-history.tsx';
import { Organisers } from './organisers.tsx';
import { Participants } from './participants.tsx';
import { Rounds } from './rounds.tsx';

const TABS = ['people', 'teams', 'rounds', 'announcements', 'details', 'matching'] as const;
const LABELS: Record<(typeof TABS)[number], string> = {
  people: 'People',
  teams: 'Teams',
  rounds: 'Rounds',
  announcements: 'Announcements',
  details: 'Details',
  matching: 'Matching',
};

/** All that organisers do for one event. */
export function OrganiseView({ hackathon, search }: { hackathon: Hackathon; search: TeamSearch }) {
  const { id, title, timeZone } = hackathon;
  const isOver = isFormingOver(hackathon, dayOf(new Date()));
  const [tab, openTab] = useAddressTab('tab', TABS);
  return (
    <Stack gap={6}>
      <PageHeader
        title={`Organise ${title}`}
        actions={<Button render={<Link to={`/hackathons/${id}`} />}>View event page</Button>}
      />
      <Tabs value={tab} onValueChange={openTab} tabs={TABS.map((value) => ({ value, label: LABELS[value] }))}>
        <TabPanel value="people">
          <Stack gap={6}>
            <Participants hackathonId={id} />
            <Organisers hackathonId={id} />
            {search.organisesAs === 'ops' && <OrganiserHistory hackathonId={id} timeZone={timeZone} />}
          </Stack>
        </TabPanel>
        <TabPanel value="teams">
          <EventTeams hackathon={hackathon} search={search} isFormingOver={isOver} />
        </TabPanel>
        <TabPanel value="rounds" isKept>
          <Rounds hackathon={hackathon} search={search} isOver={isOver} />
        </TabPanel>
        <TabPanel value="announcements" isKept>
          <Announcements hackathon={hackathon} reached={search.counts?.reached} />
        </TabPanel>
        <TabPanel value="details" isKept>
          <Stack gap={6}>
            <EventDetails hackathon={hackathon} />
            <Banner hackathon={hackathon} search={search} />
          </Stack>
        </TabPanel>
        <TabPanel value="matching">
          <MatchingResults hackathonId={id} />
        </TabPanel>
      </Tabs>
    </Stack>
  );
}
