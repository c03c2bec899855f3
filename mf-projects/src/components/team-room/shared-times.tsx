import { describeTime, type TeamMeetings, type TeamMember } from '@crewdeck/contract';
import { Link, useMyProfile } from '@crewdeck/module-sdk';
import { Words } from '@crewdeck/ui-kit';
import { thoseWithTimes } from '../../rules/meeting-time.ts';

interface SharedTimesProps {
  team: readonly TeamMember[];
  answer: TeamMeetings;
}

/** When the team is free together, as far as its members have said. One person alone has nothing in common with anybody. */
export function SharedTimes({ team, answer }: SharedTimesProps) {
  const myId = useMyProfile().data?.id;
  const told = thoseWithTimes(team, answer);
  const isAsked = answer.withoutTimes.some(({ id }) => id === myId);
  return (
    <Words tone="muted" size="sm">
      {told.length < 2 ? (
        <TimesOfOne person={told[0]} myId={myId} answer={answer} />
      ) : (
        <TimesInCommon answer={answer} />
      )}
      {isAsked ? (
        <>
          {' '}
          <Link to="/create-profile">Add your times</Link> to see what you share.
        </>
      ) : null}
    </Words>
  );
}

interface TimesOfOneProps {
  /** The only one who has said any times. */
  person: TeamMember | undefined;
  myId: string | undefined;
  answer: TeamMeetings;
}

function TimesOfOne({ person, myId, answer }: TimesOfOneProps) {
  if (!person) return "Nobody has said yet when they're free.";
  const { words, zone } = timesOf(answer);
  const times = zone ? `${words} (${zone})` : words;
  if (person.id === myId) return [`You're free ${times}.`, silentText(answer)].filter(Boolean).join(' ');
  return (
    <>
      <bdi>{person.name}</bdi> is free {times}.
    </>
  );
}

function TimesInCommon({ answer }: Pick<SharedTimesProps, 'answer'>) {
  const { words, zone } = timesOf(answer);
  const parts = [
    `Times you have in common, ${zone ? `in ${zone}` : 'each in your own time zone'}: ${words || 'none so far'}.`,
    answer.commonTimes && unzonedText(answer.commonTimes.withoutZone),
    silentText(answer),
  ];
  return parts.filter(Boolean).join(' ');
}

/** By the clock of a zone; `null` where nobody has named one. */
function timesOf({ commonTimes, sharedTimes }: TeamMeetings): { words: string; zone: string | null } {
  if (!commonTimes) return { words: describeTime(null, sharedTimes), zone: null };
  return { words: commonTimes.words, zone: commonTimes.timeZone.replaceAll('_', ' ') };
}

function silentText({ withoutTimes: { length } }: TeamMeetings): string | null {
  if (length === 0) return null;
  return length === 1
    ? "1 person hasn't said yet when they're free."
    : `${length} people haven't said yet when they're free.`;
}

function unzonedText(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? "1 person hasn't set a time zone, so their times count in this one."
    : `${count} people haven't set a time zone, so their times count in this one.`;
}
