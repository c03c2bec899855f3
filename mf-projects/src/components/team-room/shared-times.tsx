import { describeTime, type TeamMeetings, type TeamMember } from '@crewdeck/contract';
import { Link, useMyProfile } from '@crewdeck/module-sdk';
import { timeZoneText, Words } from '@crewdeck/ui-kit';
import { thoseWithTimes } from '../../rules/meeting-time.ts';

interface SharedTimesProps {
  team: readonly TeamMember[];
  answer: TeamMeetings;
}

/** When the team is free together, as far as its members have said, and what the reader can do where that is never. */
export function SharedTimes({ team, answer }: SharedTimesProps) {
  const myId = useMyProfile().data?.id;
  const told = thoseWithTimes(team, answer);
  const silent = answer.withoutTimes.filter(({ id }) => id !== myId);
  const isAsked = silent.length < answer.withoutTimes.length;
  const isTeam = told.length > 1;
  const isApart = isTeam && timesOf(answer).words === '';
  return (
    <Words tone="muted" size="sm">
      {isTeam ? <TimesInCommon answer={answer} /> : <TimesOfOne person={told[0]} myId={myId} answer={answer} />}
      {isTeam || told.some(({ id }) => id === myId) ? <Silent names={silent.map(({ name }) => name)} /> : null}
      {isAsked ? (
        <span>
          {' '}
          <Link to="/create-profile">Add your free times</Link> to see what you share.
        </span>
      ) : null}
      {isApart && answer.withoutTimes.length === 0 ? (
        <span>
          {' '}
          <Link to="/create-profile">Add more free times</Link>.
        </span>
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
  if (!person) return <span>Nobody has said yet when they're free.</span>;
  const { words, zone } = timesOf(answer);
  const times = zone ? `${words}, ${zone}` : words;
  if (person.id === myId) return <span>{`You're free ${times}.`}</span>;
  return (
    <span>
      <bdi>{person.name}</bdi> is free {times}.
    </span>
  );
}

function TimesInCommon({ answer }: Pick<SharedTimesProps, 'answer'>) {
  const { words, zone } = timesOf(answer);
  if (words === '') return <span>No shared hours yet.</span>;
  const parts = [
    `Times you have in common, ${zone ? `in ${zone}` : 'each in your own time zone'}: ${words}.`,
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

/** By the clock of a zone; `null` where nobody has named one. */
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
