import { listOf } from '../list-of.ts';
import { timeName } from '../time-name.ts';
import { commonHoursInWords } from '../times/in-words.ts';
import type { Overlap } from '../times/spans.ts';

/** Why a part of a fit counts: its kind, and the names that both sides wrote, or the times seen by the team. {@link sentenceOf} says it. */
export type Reason =
  | { kind: 'skillsNobodyHas' | 'skillsSought' | 'roles' | 'timeBlocks' | 'interests'; names: readonly string[] }
  | { kind: 'skillsNear'; pairs: readonly { readonly sought: string; readonly known: string }[] }
  | { kind: 'freeTimes'; overlaps: readonly Overlap[]; teamSize: number }
  | { kind: 'hours'; theirs: number; ofTeam: number }
  | { kind: 'event' };

/** Who reads it: the team about a person, or the person about a project. */
export type Reader = 'team' | 'person';

/** The sentences of a fit, the strongest first. */
export function sentencesFor(parts: readonly { reason: Reason }[], reader: Reader): string[] {
  return parts.map(({ reason }) => sentenceOf(reason, reader));
}

/** A sentence that a student understands, about the other side. */
function sentenceOf(reason: Reason, reader: Reader): string {
  const isTeam = reader === 'team';
  switch (reason.kind) {
    case 'skillsNobodyHas':
      return isTeam
        ? `Brings ${listOf(reason.names)}, which nobody on the team has.`
        : `Needs ${listOf(reason.names)}, which you have and nobody on the team does.`;
    case 'skillsSought':
      return isTeam
        ? `Knows ${listOf(reason.names)}, which the project needs.`
        : `Needs ${listOf(reason.names)}, which you know.`;
    case 'skillsNear':
      return isTeam
        ? `Knows ${listOf(reason.pairs.map(({ known, sought }) => `${known} (similar to ${sought})`))}.`
        : `Needs ${listOf(reason.pairs.map(({ known, sought }) => `${sought} (similar to your ${known})`))}.`;
    case 'roles':
      return isTeam
        ? `Wants ${openRoles(reason.names)}: ${listOf(reason.names)}.`
        : `Has ${openRoles(reason.names)} you want: ${listOf(reason.names)}.`;
    case 'timeBlocks':
      return timesSentence(reason.names);
    case 'freeTimes':
      return `${freeTimesInWords(reason, reader)}.`;
    case 'hours':
      return isTeam
        ? `Similar time: has ${hoursText(reason.theirs)} a week, the team about ${reason.ofTeam}.`
        : `Similar time: you have ${hoursText(reason.theirs)} a week, the team about ${reason.ofTeam}.`;
    case 'interests':
      return `Shares an interest in ${listOf(reason.names)}.`;
    case 'event':
      return isTeam ? 'Is looking for a team for the same event.' : "Is for an event where you're looking for a team.";
  }
}

/** Of several, it takes one who is free then. Members may live in several zones, so a person reads only their own clock. */
function freeTimesInWords({ overlaps, teamSize }: Reason & { kind: 'freeTimes' }, reader: Reader): string {
  if (reader === 'team') return commonHoursInWords(overlaps, teamSize > 1 ? ' with someone on your team' : '');
  if (teamSize > 1) return commonHoursInWords(overlaps.map(onOwnClock), ' with someone on the team, in your time zone');
  return commonHoursInWords(overlaps.map(seenByOther));
}

const onOwnClock = ({ theirs, ...span }: Overlap): Overlap => ({ ...span, wall: theirs, theirs });
const seenByOther = ({ wall, theirs, ...span }: Overlap): Overlap => ({ ...span, wall: theirs, theirs: wall });

const openRoles = (names: readonly string[]) => (names.length === 1 ? 'an open role' : 'open roles');

const hoursText = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

function timesSentence(blocks: readonly string[]): string {
  const names = blocks.map(timeName);
  const evening = / evening$/i;
  if (!names.every((name) => evening.test(name))) return `Free at the same times: ${listOf(names)}.`;
  return `Free on the same evenings: ${listOf(names.map((name) => name.replace(evening, '')))}.`;
}
