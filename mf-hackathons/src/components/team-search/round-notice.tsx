import { dayAndTimeText, type TeamSearch } from '@crewdeck/contract';
import { Words } from '@crewdeck/ui-kit';
import { useNow } from '../../hooks/use-now.ts';
import { writeCountdown } from '../../rules/round-time.ts';

/** When teams are proposed next. A sentence, drawn again each minute, which no screen reader announces. */
export function RoundNotice({ rounds: [next] }: { rounds: TeamSearch['plannedRounds'] }) {
  const now = useNow();
  if (!next) return null;
  return (
    <Words weight="semibold">
      Next round: <time dateTime={next.opensAt}>{dayAndTimeText(next.opensAt, now)}</time>
      {` (${writeCountdown(next.opensAt, now)})`}
    </Words>
  );
}
