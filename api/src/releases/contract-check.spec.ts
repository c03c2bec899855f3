import { aRecord, aShell } from '../testing/release-builders.ts';
import { problemsBeside } from './contract-check.ts';

const ROUTE = { path: '/profile', module: 'mf-a', page: 'profile' };

describe('a release fits what is out', () => {
  it('when it has what every shell that pages get needs of it', () => {
    const record = aRecord({ module: 'mf-a' });
    expect(problemsBeside(record, [aShell(), aShell([ROUTE]), aRecord()])).toEqual([]);
    const canary = aShell([ROUTE, { ...ROUTE, path: '/edit', page: 'edit' }]);
    expect(problemsBeside(record, [aShell([ROUTE]), canary, canary])).toEqual([
      'It has no page "edit", which the route /edit needs.',
    ]);
  });

  it('when it fits the API alone, while there is no shell', () => {
    const requires = { sdk: '^9.0.0', contract: '^1.0.0', federation: '^9.0.0' };
    expect(problemsBeside(aRecord({ requires }), [])).toEqual([]);
    expect(problemsBeside(aRecord({ requires: { ...requires, contract: '^0.9.0' } }), [])).toEqual([
      expect.stringMatching(/^It needs the API's contract \^0\.9\.0, but the API has 1\./),
    ]);
  });

  it('when it is a shell and every module fits it', () => {
    const [one, other] = [aRecord({ module: 'mf-a', hash: '00000001' }), aRecord({ module: 'mf-b', pages: {} })];
    expect(problemsBeside(aShell([ROUTE]), [one, other])).toEqual([]);
    const shell = aShell([{ ...ROUTE, page: 'other' }]);
    expect(problemsBeside(shell, [one, other])).toEqual([
      'mf-a 1.0.0-00000001: It has no page "other", which the route /profile needs.',
    ]);
  });

  it('when each widget that modules place of one another is there, asked of whichever comes', () => {
    const uses = [{ module: 'mf-b', widget: 'badge' }];
    const placing = aRecord({ module: 'mf-a', places: { routes: [], navigation: [], uses, calls: [] } });
    const having = aRecord({ module: 'mf-b', widgets: { badge: [] } });
    const without = aRecord({ module: 'mf-b' });
    expect(problemsBeside(placing, [having])).toEqual([]);
    expect(problemsBeside(having, [placing])).toEqual([]);
    // Of two that place each other's, one comes first.
    expect(problemsBeside(placing, [])).toEqual([]);
    expect(problemsBeside(placing, [having, without])).toEqual([
      'It places the widget "badge" of mf-b, which has none.',
    ]);
    expect(problemsBeside(without, [placing])).toEqual(['It has no widget "badge", which mf-a places.']);
  });

  it('when modules give widgets what they take, asked of whichever comes; going back asks for less', () => {
    const text = { type: 'string' };
    const placed = { module: 'mf-b', widget: 'badge', at: 'src/pages/a-page.tsx:7', props: { id: text, size: text } };
    const placing = aRecord({ module: 'mf-a', widgetUse: { takes: {}, places: [placed] } });
    const taking = (badge: Record<string, { type: string; isOptional?: boolean }>) =>
      aRecord({ module: 'mf-b', widgets: { badge: [] }, widgetUse: { takes: { badge }, places: [] } });
    const fitting = taking({ id: text, size: text, colour: { ...text, isOptional: true } });
    expect([problemsBeside(placing, [fitting]), problemsBeside(fitting, [placing])]).toEqual([[], []]);

    const changed = taking({ id: { type: 'number' }, title: text });
    expect(problemsBeside(changed, [placing, placing])).toEqual([
      'Its widget "badge" needs "title", which mf-a does not always give (src/pages/a-page.tsx:7).',
      'Its widget "badge" does not take "size", which mf-a gives (src/pages/a-page.tsx:7).',
      'Its widget "badge" takes "id" as number, but mf-a gives string (src/pages/a-page.tsx:7).',
    ]);
    expect(problemsBeside(placing, [changed])).toEqual([
      'It does not always give "title" to the widget "badge" of mf-b, which needs it (src/pages/a-page.tsx:7).',
      'It gives "size" to the widget "badge" of mf-b, which does not take it (src/pages/a-page.tsx:7).',
      'It gives "id" to the widget "badge" of mf-b as string, which takes number (src/pages/a-page.tsx:7).',
    ]);
    expect(problemsBeside(taking({ id: text }), [placing], {}, true)).toEqual([]);
    expect(problemsBeside(changed, [placing], {}, true)).toHaveLength(2);
  });

  it('never when it is a shell that does not say what it gives', () => {
    expect(problemsBeside(aRecord({ module: 'shell' }), [])).toEqual([
      'Its record does not say what it gives to modules and needs of them.',
    ]);
  });
});
