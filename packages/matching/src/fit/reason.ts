import { listOf } from '../list-of.ts';
import { timeName } from '../time-name.ts';

/** Why a part of a fit counts: its kind, and the names that both sides wrote. {@link sentenceOf} says it. */
export type Reason =
  | { kind: 'skillsNobodyHas' | 'skillsSought' | 'roles' | 'timeBlocks' | 'interests'; names: readonly string[] }
  | { kind: 'skillsNear'; pairs: readonly { readonly sought: string; readonly known: string }[] }
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
        ? `Covers ${listOf(reason.names)}, which nobody on the team has.`
        : `Seeks ${listOf(reason.names)}, which you have and nobody on the team does.`;
    case 'skillsSought':
      return isTeam
        ? `Knows ${listOf(reason.names)}, which the project seeks.`
        : `Seeks ${listOf(reason.names)}, which you know.`;
    case 'skillsNear':
      return isTeam
        ? `Knows ${listOf(reason.pairs.map(({ known, sought }) => `${known} (near ${sought})`))}.`
        : `Seeks ${listOf(reason.pairs.map(({ known, sought }) => `${sought} (near your ${known})`))}.`;
    case 'roles':
      return isTeam
        ? `Takes a role that is open: ${listOf(reason.names)}.`
        : `Has a role open that you take: ${listOf(reason.names)}.`;
    case 'timeBlocks':
      return timesSentence(reason.names);
    case 'hours':
      return isTeam
        ? `Has ${reason.theirs} hours a week, the team about ${reason.ofTeam}.`
        : `The team works about ${reason.ofTeam} hours a week, you have ${reason.theirs}.`;
    case 'interests':
      return `Shares an interest: ${listOf(reason.names)}.`;
    case 'event':
      return isTeam ? 'Looks for a team for the same event.' : 'Is made for an event for which you look for a team.';
  }
}

function timesSentence(blocks: readonly string[]): string {
  const names = blocks.map(timeName);
  const evening = / evening$/i;
  if (!names.every((name) => evening.test(name))) return `Free at the same times: ${listOf(names)}.`;
  return `Free on the same evenings: ${listOf(names.map((name) => name.replace(evening, '')))}.`;
}
