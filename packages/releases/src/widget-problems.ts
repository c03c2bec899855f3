import type { ReleaseRecord } from './release-record.ts';
import { type Misfit, misfitsOf, type PlacedWidget, type WidgetUse } from './widget-props.ts';

/** Of a release: what its props are compared by. */
export interface WidgetSide {
  module: string;
  widgetUse?: WidgetUse | undefined;
}

/** A prop that does not fit, seen from one of the two modules. */
export interface PropProblem {
  text: string;
  /** Of that module: its widget, or the place in its sources that gives the prop. */
  cause: { widget: string; prop: string } | { at: string };
  /** A prop too many, which a widget leaves alone: no reason to refuse somebody what they had before. */
  isHarmless: boolean;
}

/**
 * Why a release does not fit beside others, as modules place widgets of one another: both ways, among those that are out. A
 * module that is not out yet holds nobody up: it is looked at when it comes.
 */
export function widgetProblems(record: ReleaseRecord, others: readonly ReleaseRecord[]): string[] {
  return others.flatMap((other) => [
    ...missing(other, record).map((use) => `It places the widget "${use.widget}" of ${use.module}, which has none.`),
    ...missing(record, other).map(({ widget }) => `It has no widget "${widget}", which ${other.module} places.`),
  ]);
}

function missing(owner: ReleaseRecord, placer: ReleaseRecord) {
  const uses = placer.places?.uses ?? [];
  return uses.filter(({ module, widget }) => module === owner.module && !Object.hasOwn(owner.widgets, widget));
}

/** Props that one gives and the other does not take, both ways. Where a build does not tell of them, they are not compared. */
export function propProblems(own: WidgetSide, others: readonly WidgetSide[]): PropProblem[] {
  return others.flatMap((other) => [
    ...misfits(other, own).map(([misfit, placed]) => asPlacer(misfit, placed)),
    ...misfits(own, other).map(([misfit, placed]) => asOwner(misfit, placed, other.module)),
  ]);
}

function misfits(owner: WidgetSide, placer: WidgetSide): [Misfit, PlacedWidget][] {
  const placed = placer.widgetUse?.places.filter(({ module }) => module === owner.module) ?? [];
  return placed.flatMap((it) => {
    const taken = owner.widgetUse?.takes[it.widget];
    const found = taken ? misfitsOf(it.props, taken, it.hasMore) : [];
    return found.map((misfit): [Misfit, PlacedWidget] => [misfit, it]);
  });
}

function asPlacer({ kind, prop, given, taken }: Misfit, { at, module, widget }: PlacedWidget): PropProblem {
  const to = `"${prop}" to the widget "${widget}" of ${module}`;
  const texts = {
    missing: `It does not always give ${to}, which needs it (${at}).`,
    unwanted: `It gives ${to}, which does not take it (${at}).`,
    'other type': `It gives ${to} as ${given}, which takes ${taken} (${at}).`,
  };
  return { text: texts[kind], cause: { at }, isHarmless: kind === 'unwanted' };
}

function asOwner({ kind, prop, given, taken }: Misfit, { at, widget }: PlacedWidget, placer: string): PropProblem {
  const own = `Its widget "${widget}"`;
  const texts = {
    missing: `${own} needs "${prop}", which ${placer} does not always give (${at}).`,
    unwanted: `${own} does not take "${prop}", which ${placer} gives (${at}).`,
    'other type': `${own} takes "${prop}" as ${taken}, but ${placer} gives ${given} (${at}).`,
  };
  return { text: texts[kind], cause: { widget, prop }, isHarmless: kind === 'unwanted' };
}
