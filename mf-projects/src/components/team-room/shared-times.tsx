import { describeTime, type TeamMeetings, type TeamMember } from '@crewdeck/contract';
import { Link, useMyProfile } from '@crewdeck/module-sdk';
import { timeZoneText, Words } from '@crewdeck/ui-kit';
import { isSettled, whoToldTimes } from '../../rules/meeting-time.ts';

interface SharedTimesProps {
  team: readonly TeamMember[];
  answer: TeamMeetings;
}

/** When those who have said their free times are free together, who hasn't said any, and a link for a reader who can add some. */
export function SharedTimes({ team, answer }: SharedTimesProps) {
  const myId = useMyProfile().data?.id;
  const told = whoToldTimes(team, answer);
  const [only] = told;
  const hasReaderTold = told.some(({ id }) => id === myId);
  const isReaderSilent = answer.withoutTimes.some(({ id }) => id === myId);
  const silentOthers = answer.withoutTimes.filter(({ id }) => id !== myId);
  if (told.length === 0) {
    if (!isReaderSilent || answer.meetings.some((meeting) => isSettled(meeting, new Date()))) return null;
    return (
      <Words tone="muted" size="sm">
        <Link to="/create-profile#times">Add your free times</Link>, and we'll show when you can all meet.
      </Words>
    );
  }
  const isNothingShared = told.length > 1 && timesOf(answer).words === '';
  return (
    <Words tone="muted" size="sm">
      {told.length === 1 && only ? <TimesOfOne person={only} isReader={hasReaderTold} answer={answer} /> : null}
      {told.length > 1 ? <TimesInCommon isForReader={hasReaderTold} answer={answer} /> : null}
      <Silent names={silentOthers.map(({ name }) => name)} />
      {isReaderSilent ? (
        <span>
          {' '}
          <Link to="/create-profile#times">Add your free times</Link> to see what you share.
        </span>
      ) : null}
      {isNothingShared && !isReaderSilent ? (
        <span>
          {' '}
          <Link to="/create-profile#times">Add more free times</Link>.
        </span>
      ) : null}
    </Words>
  );
}

interface TimesOfOneProps {
  /** The only one who has said any times. */
  person: TeamMember;
  isReader: boolean;
  answer: TeamMeetings;
}

function TimesOfOne({ person, isReader, answer }: TimesOfOneProps) {
  const { words, zone } = timesOf(answer);
  const times = zone ? `${words}, ${zone}` : words;
  if (isReader) return <span>{`You're free ${times}.`}</span>;
  return (
    <span>
      <bdi>{person.name}</bdi> is free {times}.
    </span>
  );
}

interface TimesInCommonProps {
  /** Whether the reader is one of those who share them. */
  isForReader: boolean;
  answer: TeamMeetings;
}

function TimesInCommon({ isForReader, answer }: TimesInCommonProps) {
  const { words, zone } = timesOf(answer);
  if (words === '') return <span>No shared hours yet.</span>;
  const lead = isForReader ? 'Times you have in common' : 'Times your teammates have in common';
  const parts = [
    `${lead}, ${zone ? `in ${zone}` : 'each in your own time zone'}: ${words}.`,
    answer.commonTimes && unzonedText(answer.commonTimes.withoutZone),
  ];
  return <span>{parts.filter(Boolean).join(' ')}</span>;
}

function Silent({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <span>
      {' '}
      <bdi>{new Intl.ListFormat('en-GB').format(names)}</bdi> {names.length === 1 ? "hasn't" : "haven't"} said yet when
      they're free.
    </span>
  );
}

/** What those who have said times share, on the clock of one zone: the reader's, if they name one. It is `null` where nobody names one. */
function timesOf({ commonTimes, sharedTimes }: TeamMeetings): { words: string; zone: string | null } {
  if (!commonTimes) return { words: describeTime(null, sharedTimes), zone: null };
  return { words: commonTimes.words, zone: timeZoneText(commonTimes.timeZone) };
}

function unzonedText(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? "1 person hasn't set a time zone, so their times count in this one."
    : `${count} people haven't set a time zone, so their times count in this one.`;
}
