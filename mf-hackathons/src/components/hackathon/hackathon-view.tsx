import type { Hackathon } from '@crewdeck/contract';
import { ChipList, Cover, LongText, Section, Split, Stack } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useSearcher } from '../../hooks/use-searcher.ts';
import { dayOf } from '../../rules/days.ts';
import { isFormingOver, registrationState } from '../../rules/registration-state.ts';
import { isTeamFirst, teamSearchState } from '../../rules/team-search-state.ts';
import { TeamSearchPart } from '../team-search/team-search.tsx';
import { EventParticipants } from './event-participants.tsx';
import { EventProjects } from './event-projects.tsx';
import { FormingTeams } from './forming-teams.tsx';
import { HackathonHeading } from './hackathon-heading.tsx';
import { HackathonTicket } from './hackathon-ticket.tsx';

/** Everything known of a hackathon, and who forms a team for it, or what came of it. The reader's own team comes first. */
export function HackathonView({ hackathon }: { hackathon: Hackathon }) {
  const { description, techStack } = hackathon;
  const today = dayOf(new Date());
  const isOver = registrationState(hackathon, today) === 'past';
  const isBegun = isFormingOver(hackathon, today);
  const { search } = useSearcher(hackathon.id);
  // Of the first drawing: nothing moves once an answer is given, or a team comes.
  const [isTeamAbove] = useState(search !== undefined && isTeamFirst(teamSearchState(search, isBegun)));
  const teamSearch = <TeamSearchPart hackathon={hackathon} isOver={isBegun} />;
  return (
    <Split
      head={
        <Stack gap={7}>
          <Stack gap={5}>
            <Cover seed={hackathon.id} src={hackathon.coverUrl} />
            <HackathonHeading hackathon={hackathon} today={today} />
          </Stack>
          {isTeamAbove && teamSearch}
        </Stack>
      }
      side={<HackathonTicket hackathon={hackathon} today={today} />}
      main={
        <>
          {description && (
            <Section title="About this event">
              <LongText>{description}</LongText>
            </Section>
          )}
          {techStack.length > 0 && (
            <Section title="Technologies">
              <ChipList items={techStack} label="Technologies" />
            </Section>
          )}
          {!isTeamAbove && teamSearch}
          {isOver ? <EventProjects hackathonId={hackathon.id} /> : <FormingTeams hackathon={hackathon} />}
          <EventParticipants hackathon={hackathon} isOver={isBegun} />
        </>
      }
    />
  );
}
