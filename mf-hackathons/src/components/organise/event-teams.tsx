import type { EventTeam, Hackathon, TeamSearch } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import {
  Button,
  CountBadge,
  EmptyState,
  ErrorState,
  LoadingRegion,
  LoadMore,
  RowList,
  Section,
  Skeleton,
  Stack,
  UsersIcon,
} from '@crewdeck/ui-kit';
import { TEAMS_PER_PAGE, useEventTeams } from '../../hooks/use-event-teams.ts';
import { noTeamsWords } from '../../rules/team-words.ts';
import { EventTeamRow } from './event-team-row.tsx';

interface EventTeamsProps {
  hackathon: Hackathon;
  search: TeamSearch;
  isFormingOver: boolean;
}

/** The teams of an event: those that still wait for answers, and those that formed. */
export function EventTeams({ hackathon, search, isFormingOver }: EventTeamsProps) {
  const { timeZone } = hackathon;
  const { data: teams, isPending, isLoadingError, refetch, ...more } = useEventTeams(hackathon.id);
  if (!teams || teams.length === 0)
    return (
      <Section title="Teams">
        {isPending && (
          <LoadingRegion label="Loading teams...">
            <Skeleton height={120} radius="var(--radius-lg)" />
          </LoadingRegion>
        )}
        {isLoadingError && (
          <ErrorState
            title="We couldn't load the teams."
            text="Try again in a moment."
            onRetry={() => void refetch()}
          />
        )}
        {teams && (
          <EmptyState
            icon={<UsersIcon />}
            {...(isFormingOver
              ? { title: 'No teams were formed in rounds.', text: 'Open the People tab to see who takes part.' }
              : noTeamsWords(search))}
            action={isFormingOver ? null : <Button render={<Link to="?tab=rounds" />}>Go to rounds</Button>}
          />
        )}
      </Section>
    );
  return (
    <Stack gap={6}>
      <TeamList
        title="Waiting for answers"
        teams={teams.filter(({ answers }) => answers)}
        timeZone={timeZone}
        isComplete={!more.hasNextPage}
      />
      <TeamList
        title="Formed teams"
        teams={teams.filter(({ answers }) => !answers)}
        timeZone={timeZone}
        isComplete={!more.hasNextPage}
      />
      {more.hasNextPage && (
        <LoadMore
          pageCount={Math.ceil(teams.length / TEAMS_PER_PAGE)}
          isBusy={more.isFetchingNextPage}
          hasFailed={more.isFetchNextPageError}
          onLoad={() => void more.fetchNextPage()}
        />
      )}
    </Stack>
  );
}

interface TeamListProps {
  title: string;
  teams: readonly EventTeam[];
  timeZone: string | null;
  /** Whether all teams are loaded; only then can they be counted. */
  isComplete: boolean;
}

function TeamList({ title, teams, timeZone, isComplete }: TeamListProps) {
  if (teams.length === 0) return null;
  return (
    <Section
      title={
        <>
          {title} {isComplete && <CountBadge count={teams.length} />}
        </>
      }
    >
      <RowList aria-label={title}>
        {teams.map((team) => (
          <EventTeamRow key={team.id} team={team} timeZone={timeZone} />
        ))}
      </RowList>
    </Section>
  );
}
