import { neighbourProblems } from './neighbours.ts';
import type { ReleaseRecord } from './release-record.ts';

type Places = Partial<NonNullable<ReleaseRecord['places']>>;

function aModule(module: string, places: Places) {
  return { module, places: { routes: [], links: [], widgets: {}, uses: {}, calls: [], ...places } };
}

const route = (path: string) => ({ path, page: 'home', access: 'open' as const, title: 'Home' });
const owner = (version: string) => aModule('mf-invites', { widgets: { 'invite-dialog': version } });
const user = aModule('mf-explore', { uses: { 'mf-invites/invite-dialog': '^1.2.0' } });

describe('two modules beside each other', () => {
  it('fit when no path meets and each widget has the version that is placed', () => {
    const one = aModule('mf-one', { routes: [route('/one/:id')] });
    expect(neighbourProblems(one, [aModule('mf-two', { routes: [route('/one')] })])).toEqual([]);
    expect(neighbourProblems(user, [owner('1.3.0')])).toEqual([]);
    expect(neighbourProblems(owner('1.2.0'), [user])).toEqual([]);
  });

  it('do not fit when both claim an address', () => {
    const one = aModule('mf-one', { routes: [route('/mentors/:id')] });
    expect(neighbourProblems(one, [aModule('mf-two', { routes: [route('/mentors/new')] })])).toEqual([
      'The path /mentors/:id belongs to mf-two.',
    ]);
  });

  it('do not fit when a widget has another version of its props, whichever of them comes', () => {
    expect(neighbourProblems(user, [owner('2.0.0')])).toEqual([
      'It places mf-invites/invite-dialog ^1.2.0, but there is 2.0.0.',
    ]);
    expect(neighbourProblems(owner('2.0.0'), [user])).toEqual([
      'mf-explore places mf-invites/invite-dialog ^1.2.0, and this release has 2.0.0.',
    ]);
    expect(neighbourProblems(aModule('mf-invites', {}), [user])).toEqual([
      'mf-explore places mf-invites/invite-dialog ^1.2.0, and this release has no such widget.',
    ]);
  });

  it('wait for no module that is not out yet', () => {
    expect(neighbourProblems(user, [])).toEqual([]);
  });
});
