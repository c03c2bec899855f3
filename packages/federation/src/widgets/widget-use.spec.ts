import { join } from 'node:path';
import { propProblems } from '@crewdeck/releases/widget-problems';
import { readWidgetUse } from './read-widget-use.ts';
import { widgetUseOf } from './widget-use.ts';

const MODULES = ['mf-profile', 'mf-projects', 'mf-invites', 'mf-explore', 'mf-hackathons'];

const of = (files: Record<string, string>) =>
  widgetUseOf({ module: 'mf-a', texts: new Map(Object.entries(files)), widgetContract: '' });
const placed = (attributes: string) => {
  const text = `export const page = <Widget of="mf-b" name="badge" fallback={null} key="1" ${attributes} />;`;
  return of({ 'src/pages/a-page.tsx': `\n${text}` }).places[0];
};

describe('what a build tells of widgets', () => {
  it('is what their components take, as far as the text tells their kinds', () => {
    const text = `type Size = 1;
interface BadgeProps {
  of: { id: string; tags?: readonly string[] };
  size: 'small' | null | 2;
  at?: Size | boolean;
  onClose: () => void;
}
export function Badge(props: BadgeProps) {}`;
    expect(of({ 'src/widgets/badge.tsx': text, 'src/widgets/badge.spec.tsx': text }).takes).toEqual({
      badge: {
        of: { type: 'object' },
        'of.id': { type: 'string' },
        'of.tags': { type: 'array', isOptional: true },
        size: { type: "'small' | null | 2" },
        at: { type: 'unknown | boolean', isOptional: true },
        onClose: { type: 'function' },
      },
    });
  });

  it.each<[attributes: string, given: object, hasMore: boolean]>([
    ['id="7" n={7} isOpen', { id: { type: "'7'" }, n: { type: '7' }, isOpen: { type: 'boolean' } }, false],
    ['on={() => 1} all={[]} t={`a`} x={y}', { on: 'function', all: 'array', t: 'string', x: 'unknown' }, false],
    ['who={{ id: "1", name }}', { who: 'object', 'who.id': "'1'", 'who.name': 'unknown' }, false],
    ['{...(a && { b: 1 })}', { b: { type: '1', isOptional: true } }, false],
    ['{...all} {...{ c: 1 }}', { c: '1' }, true],
  ])('is what they are given: %s', (attributes, given, hasMore) => {
    const props = Object.entries(given).map(([name, it]) => [name, typeof it === 'string' ? { type: it } : it]);
    const at = 'src/pages/a-page.tsx:2';
    expect(placed(attributes)).toEqual({
      ...{ module: 'mf-b', widget: 'badge', at, props: Object.fromEntries(props) },
      ...(hasMore && { hasMore }),
    });
  });

  it('fits in the modules of this repository, of which three offer widgets and four place them', () => {
    const sides = MODULES.map((module) => ({ module, widgetUse: readWidgetUse(join(process.cwd(), module)) }));
    expect(sides.map(({ widgetUse }) => Object.keys(widgetUse.takes).length)).toEqual([1, 1, 1, 0, 0]);
    expect(sides.map(({ widgetUse }) => widgetUse.places.length)).toEqual([1, 2, 1, 2, 0]);
    for (const side of sides) expect(propProblems(side, sides)).toEqual([]);
  });
});
