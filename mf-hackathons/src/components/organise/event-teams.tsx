import type { EventTeam } from '@crewdeck/contract';
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
import { EventTeamRow } from './event-team-row.tsx';

/** Who is with whom: the teams that wait for answers, and those that formed. */
export function EventTeams({ hackathonId, isOver }: { hackathonId: string; isOver: boolean }) {
  const { data: teams, isPending, isLoadingError, refetch, ...more } = useEventTeams(hackathonId);
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
            title={isOver ? 'No teams formed in a round.' : 'No teams yet.'}
            text={isOver ? 'People shows who took part.' : "Propose teams, and you see here who's with whom."}
            action={isOver ? null : <Button render={<Link to="?tab=rounds" />}>Go to rounds</Button>}
          />
        )}
      </Section>
    );
  return (
    <Stack gap={6}>
      <TeamList
        title="Waiting for answers"
        teams={teams.filter(({ answers }) => answers)}
        isWhole={!more.hasNextPage}
      />
      <TeamList title="Formed teams" teams={teams.filter(({ answers }) => !answers)} isWhole={!more.hasNextPage} />
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
  /** Whether there are no more, so that they can be counted. */
  isWhole: boolean;
}

function TeamList({ title, teams, isWhole }: TeamListProps) {
  if (teams.length === 0) return null;
  return (
    <Section
      title={
        <>
          {title} {isWhole && <CountBadge count={teams.length} />}
        </>
      }
    >
      <RowList aria-label={title}>
        {teams.map((team) => (
          <EventTeamRow key={team.id} team={team} />
        ))}
      </RowList>
    </Section>
  );
}
