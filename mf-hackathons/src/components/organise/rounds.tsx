import type { Hackathon, TeamSearch } from '@crewdeck/contract';
import { Section, Stack, timeZoneHere, timeZoneText, Words } from '@crewdeck/ui-kit';
import { countsWords } from '../../rules/organiser-words.ts';
import { WIDEST_SIZES } from '../../rules/team-sizes.ts';
import { PlannedRounds } from './planned-rounds.tsx';
import { ProposeTeams } from './propose-teams.tsx';
import { TeamSizesForm } from './team-sizes.tsx';

interface RoundsProps {
  hackathon: Hackathon;
  search: TeamSearch;
  /** No team can be proposed any more. */
  isOver: boolean;
}

/** How many look and have a team, what a round does for them, the rounds, and which sizes of teams the event allows. */
export function Rounds({ hackathon: { id, teamSizes, timeZone }, search, isOver }: RoundsProps) {
  const { rounds, plannedRounds, counts } = search;
  const sizes = teamSizes ?? WIDEST_SIZES;
  if (isOver || !rounds || !counts) {
    return (
      <Section title="Rounds">
        <Words tone="muted">This event has begun, so no more teams can be proposed.</Words>
      </Section>
    );
  }
  const counted = countsWords(counts);
  return (
    <Stack gap={6}>
      <Section title="Rounds">
        <Stack gap={2}>
          {counted && <Words weight="semibold">{counted}</Words>}
          <Words tone="muted">
            A round proposes teams to people who are looking, and each team forms once everyone asked says yes.
          </Words>
          <Words tone="muted">
            {timeZone
              ? `Times are in the event's time zone, ${timeZoneText(timeZone)}.`
              : `Times are in your own time zone, ${timeZoneHere()}.`}
          </Words>
        </Stack>
        <ProposeTeams hackathonId={id} rounds={rounds} looking={counts.looking} {...{ sizes, timeZone }} />
        <PlannedRounds hackathonId={id} rounds={plannedRounds} sizes={sizes} timeZone={timeZone} />
      </Section>
      <TeamSizesForm hackathonId={id} sizes={sizes} />
    </Stack>
  );
}
