import type { Hackathon } from '@crewdeck/contract';
import { ErrorState, LoadingRegion, Section, Skeleton } from '@crewdeck/ui-kit';
import { useSearcher } from '../../hooks/use-searcher.ts';
import { FIND_TEAM_ID } from '../../rules/find-team-id.ts';
import { takesPart, teamSearchState } from '../../rules/team-search-state.ts';
import { AnnouncementEmails } from './announcement-emails.tsx';
import { EntryStep } from './entry-step.tsx';
import { RoundNotice } from './round-notice.tsx';
import { SearchSteps } from './search-steps.tsx';
import styles from './team-search.module.css';

interface TeamSearchPartProps {
  hackathon: Hackathon;
  isOver: boolean;
}

/** The search for a team for a hackathon: what one can do, what came of it. */
export function TeamSearchPart({ hackathon, isOver }: TeamSearchPartProps) {
  const { search, profile, needs, hasFailed, retry } = useSearcher(hackathon.id);
  // Elsewhere the page says to everybody else that the event is over.
  if (isOver && !search?.isSeeking && !search?.proposal) return null;
  const state = search && teamSearchState(search, isOver);
  const hasTeam = state === 'formed';
  const hasProposal = state === 'asked' || state === 'waiting';
  return (
    <Section
      title={
        <span id={FIND_TEAM_ID} tabIndex={-1} className={styles.target}>
          {hasTeam || state === 'on-team' ? 'Your team' : 'Find a team'}
        </span>
      }
    >
      {hasFailed && (
        <ErrorState title="We couldn't load the team search." text="Try again in a moment." onRetry={retry} />
      )}
      {!search && !hasFailed && (
        <LoadingRegion label="Loading the team search...">
          <Skeleton height={132} radius="var(--radius-lg)" />
        </LoadingRegion>
      )}
      {search && !isOver && !hasTeam && !hasProposal && <RoundNotice rounds={search.plannedRounds} />}
      {search && profile && <SearchSteps hackathon={hackathon} search={search} profile={profile} isOver={isOver} />}
      {search && !profile && <EntryStep hackathonId={hackathon.id} needs={needs} search={search} />}
      {search && profile && takesPart(search) && (
        <AnnouncementEmails
          hackathonId={hackathon.id}
          isRefused={search.refusesAnnouncements}
          isEmailShown={search.showsEmail}
        />
      )}
    </Section>
  );
}
