import { propProblems } from '@crewdeck/releases/widget-problems';
import type { Environment } from '../environment/environment.ts';
import { type Finding, placeOf } from '../finding.ts';
import { placeIn, type Subject } from '../subject.ts';

/** Live modules give the widgets of this one what they take, and get for theirs what they take. */
export function checkPlacedWidgets(subject: Subject, { modules }: Environment): Finding[] {
  return propProblems(
    subject,
    modules.filter(({ module }) => module !== subject.module),
  ).map(({ text, cause }) => ({
    check: 'props',
    text,
    ...('at' in cause ? placeOf(cause.at) : placeInWidget(subject, cause)),
  }));
}

function placeInWidget(subject: Subject, { widget, prop }: { widget: string; prop: string }) {
  return placeIn(subject, `src/widgets/${widget}.tsx`, prop.split('.').at(-1) ?? '');
}
