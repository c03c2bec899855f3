import { FEWEST_SHOWN_FITS, FIT_POSITIONS, FIT_REASONS, type MatchingResult } from '@crewdeck/contract';
import { rateOf } from './wilson.rules.ts';

/** What came of one group of entries, counted. */
export interface Counted {
  readonly kind: 'position' | 'strength' | 'reason' | 'newcomers';
  readonly name: string;
  readonly shown: number;
  readonly asked: number;
  readonly joined: number;
  /** Of those who joined, for whom four weeks have passed. */
  readonly due: number;
  readonly active: number;
}

const REASONS: Record<(typeof FIT_REASONS)[number], string> = {
  skillsNobodyHas: 'Reason: skills the team lacks',
  skillsSought: 'Reason: skills the project needs',
  skillsNear: 'Reason: similar skills',
  roles: 'Reason: open roles',
  freeTimes: 'Reason: hours in common',
  timeBlocks: 'Reason: same times',
  hours: 'Reason: hours a week',
  interests: 'Reason: shared interests',
  event: 'Reason: same event',
};

const LABELS: readonly { kind: Counted['kind']; name: string; label: string }[] = [
  ...FIT_POSITIONS.map((name) => ({ kind: 'position' as const, name, label: positionLabel(name) })),
  { kind: 'strength', name: 'strong', label: 'Strong fit' },
  { kind: 'strength', name: 'possible', label: 'Possible fit' },
  ...FIT_REASONS.map((name) => ({ kind: 'reason' as const, name, label: REASONS[name] })),
  { kind: 'newcomers', name: '', label: 'Newcomers' },
];

/** What may be told, without groups of which nobody was shown. */
export function tellable(counted: readonly Counted[]): MatchingResult[] {
  const withheld = new Set([...withheldOf(counted, 'position'), ...withheldOf(counted, 'strength')]);
  return LABELS.flatMap(({ kind, name, label }) => {
    const found = counted.find((one) => one.kind === kind && one.name === name);
    if (!found) return [];
    const isWithheld = withheld.has(found) || found.shown < FEWEST_SHOWN_FITS;
    return [{ label, figures: isWithheld ? null : figuresOf(found) }];
  });
}

/** Positions add up to what both strengths add up to. So where one small group is withheld, the next one is too, or it could be computed. */
function withheldOf(counted: readonly Counted[], kind: Counted['kind']): Counted[] {
  const smallestFirst = counted.filter((one) => one.kind === kind).sort((one, other) => one.shown - other.shown);
  const small = smallestFirst.filter(({ shown }) => shown < FEWEST_SHOWN_FITS).length;
  return smallestFirst.slice(0, small === 1 ? 2 : small);
}

function figuresOf({ shown, asked, joined, due, active }: Counted): MatchingResult['figures'] {
  const stepOf = (count: number, of: number) => (of === 0 ? null : rateOf(count, of));
  return { shown, asked: stepOf(asked, shown), joined: stepOf(joined, asked), active: stepOf(active, due) };
}

function positionLabel(position: (typeof FIT_POSITIONS)[number]): string {
  return position === '11+' ? 'Places 11 and later' : `Places ${position.replace('-', '–')}`;
}
