import { moduleNameSchema } from '@crewdeck/contract/schemas';
import { z } from 'zod';
import { openObject } from './open-object.ts';

/**
 * Props by their paths, as `receiver` and `receiver.id`. `type` is made of kinds with ` | ` between them: `string`, `number`,
 * `boolean`, `null`, `undefined`, `array`, `object`, `function`, a text as `'small'`, a number, or `unknown`.
 */
const propsSchema = z.record(
  z.string(),
  openObject({
    type: z.string(),
    /** It may be left out; of a prop that is given: it is not always. */
    isOptional: z.boolean().optional(),
  }),
);

export type Props = z.infer<typeof propsSchema>;

const placedWidgetSchema = openObject({
  module: moduleNameSchema,
  widget: z.string(),
  /** Where in the sources, as `src/pages/people-page.tsx:12`. */
  at: z.string(),
  props: propsSchema,
  /** It gives more than its source tells. */
  hasMore: z.boolean().optional(),
});

export type PlacedWidget = z.infer<typeof placedWidgetSchema>;

/** What widgets of a release take, by their names, and what it gives to those of others. Older builds say nothing of it. */
export const widgetUseSchema = openObject({
  takes: z.record(z.string(), propsSchema),
  places: z.array(placedWidgetSchema),
});

export type WidgetUse = z.infer<typeof widgetUseSchema>;

/** Of a release, for whoever builds against it: the same as in its record, which is not for everybody. */
export const WIDGETS_FILE = 'widgets.json';

/** A prop that is given otherwise than it is taken. */
export interface Misfit {
  prop: string;
  kind: 'missing' | 'unwanted' | 'other type';
  given: string;
  taken: string;
}

/** @param hasMore something may be given that is not told: nothing can be missing then */
export function misfitsOf(given: Props, taken: Props, hasMore = false): Misfit[] {
  const of = (kind: Misfit['kind']) => (prop: string) => ({
    ...{ prop, kind },
    ...{ given: given[prop]?.type ?? '', taken: taken[prop]?.type ?? '' },
  });
  const names = Object.keys(given);
  return [
    ...Object.keys(taken)
      .filter((prop) => isMissing(prop, given, taken) && !(hasMore && !Object.hasOwn(given, prop)))
      .map(of('missing')),
    ...names.filter((prop) => !Object.hasOwn(taken, prop) && isTold(prop, taken)).map(of('unwanted')),
    ...names.filter((prop) => taken[prop] && !accepts(taken[prop], given[prop]?.type ?? '')).map(of('other type')),
  ];
}

function isMissing(prop: string, given: Props, taken: Props): boolean {
  if (taken[prop]?.isOptional || !isTold(prop, given)) return false;
  return !given[prop] || given[prop].isOptional === true;
}

/** Of a part: whether anything is known of what it is a part of. */
function isTold(prop: string, props: Props): boolean {
  const whole = prop.slice(0, Math.max(0, prop.lastIndexOf('.')));
  return whole === '' || Object.keys(props).some((name) => name.startsWith(`${whole}.`));
}

const KIND_OF_VALUE: readonly [value: RegExp, kind: string][] = [
  [/^'.*'$/, 'string'],
  [/^-?\d/, 'number'],
];

/** The same, or more kinds of it. */
function accepts({ type, isOptional }: Props[string], given: string): boolean {
  const kinds = new Set([...type.split(' | '), ...(isOptional ? ['undefined'] : [])]);
  if (kinds.has('unknown')) return true;
  const kindOf = (value: string) => KIND_OF_VALUE.find(([pattern]) => pattern.test(value))?.[1] ?? value;
  return given.split(' | ').every((kind) => kind === 'unknown' || kinds.has(kind) || kinds.has(kindOf(kind)));
}
