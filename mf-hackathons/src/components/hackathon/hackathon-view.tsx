import type { Hackathon } from '@crewdeck/contract';
import { ChipList, Cover, LoadingRegion, LongText, Section, SkeletonText, Split, Stack } from '@crewdeck/ui-kit';
import { useEventProjects } from '../../hooks/use-event-projects.ts';
import { useSearchFocus } from '../../hooks/use-search-focus.ts';
import { useSearcher } from '../../hooks/use-searcher.ts';
import { dayOf } from '../../rules/days.ts';
import { isFormingOver, registrationState } from '../../rules/registration-state.ts';
import { isLooking, isSearchFirst } from '../../rules/team-search-state.ts';
import { TeamSearchPart } from '../team-search/team-search.tsx';
import { WishesPart } from '../wishes/wishes.tsx';
import { EventNews } from './event-news.tsx';
import { EventParticipants } from './event-participants.tsx';
import { EventProjects } from './event-projects.tsx';
import { FormingTeams } from './forming-teams.tsx';
import { HackathonHeading } from './hackathon-heading.tsx';
import { HackathonTicket } from './hackathon-ticket.tsx';

/** Everything known of a hackathon, and who forms a team for it, or what came of it. */
export function HackathonView({ hackathon }: { hackathon: Hackathon }) {
  const { description, techStack } = hackathon;
  const today = dayOf(new Date());
  const isOver = registrationState(hackathon, today) === 'past';
  const isFormingDone = isFormingOver(hackathon, today);
  const { search: known, profile, isAwaited } = useSearcher(hackathon.id);
  useSearchFocus(known, isAwaited);
  const isFirst = known !== undefined && isSearchFirst(known, isFormingDone);
  const asksWishes = known !== undefined && profile !== null && !isFormingDone && isLooking(known);
  const search = <TeamSearchPart hackathon={hackathon} isOver={isFormingDone} />;
  // Read meanwhile.
  useEventProjects(hackathon.id, isOver);
  const heading = (
    <Stack gap={5}>
      <Cover seed={hackathon.id} src={hackathon.coverUrl} />
      <HackathonHeading hackathon={hackathon} today={today} />
    </Stack>
  );
  // The search may come above all the rest, so nothing of that is there to be read, and to move, before it is known.
  if (isAwaited)
    return (
      <Split
        head={
          <Stack gap={7}>
            {heading}
            <LoadingRegion label="Loading the team search...">
              <SkeletonText lines={4} />
            </LoadingRegion>
          </Stack>
        }
        main={null}
      />
    );
  return (
    <Split
      head={
        <Stack gap={7}>
          {heading}
          {isFirst ? search : null}
        </Stack>
      }
      side={<HackathonTicket hackathon={hackathon} today={today} />}
      main={
        <>
          {asksWishes ? (
            // One place for wishes that aren't saved yet, also while a team arrives or ends.
            <Stack gap={5}>
              {isFirst ? null : search}
              <WishesPart hackathonId={hackathon.id} profileId={profile.id} />
            </Stack>
          ) : null}
          <EventNews hackathonId={hackathon.id} />
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
          {isFirst || asksWishes ? null : search}
          {isOver ? <EventProjects hackathonId={hackathon.id} /> : <FormingTeams hackathon={hackathon} />}
          <EventParticipants hackathon={hackathon} isFormingOver={isFormingDone} isOver={isOver} />
        </>
      }
    />
  );
}
