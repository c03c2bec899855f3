import { aRegistry, aRelease, inlineHostDocument } from '../testing/a-release.ts';
import { fakeEdge } from '../testing/fake-edge.ts';
import { tellError } from './own-errors.ts';
import { nameOf } from './set-aside.ts';
import { noteRun } from './suspects.ts';

beforeAll(() => inlineHostDocument(aRegistry([])));

const anError = (stack: string, more: object = {}) =>
  Object.assign(new Error('Nobody handles this.'), { stack, ...more });
const frame = (path: string) => `Error\n    at https://crewdeck.example${path}:1:2345`;
const entryOf = (module: string, release: string) => `/modules/${module}/${release}/12.js`;

/** What is reported of a release that has run, after an error. */
function reportsAfter(error: (release: ReturnType<typeof aRelease>) => unknown) {
  const edge = fakeEdge(aRegistry([]));
  const release = aRelease();
  noteRun(release);
  tellError(error(release));
  return edge.reports.map((report) => [report.release === release.release, report.outcome]);
}

test.each<[string, (release: ReturnType<typeof aRelease>) => unknown]>([
  ['whose frame comes first', ({ module, release }) => anError(frame(entryOf(module, release)))],
  [
    'that has called the shell',
    ({ module, release }) => anError(frame('/modules/shell/1.0.0-5e11ffff/main.js') + frame(entryOf(module, release))),
  ],
  ['that was asked for once more', ({ module, release }) => anError(frame(entryOf(module, `${release}/~1`)))],
  ['that it names', (release) => anError('', { release: nameOf(release) })],
])('an error that nobody handles is counted for the release %s', (_case, error) => {
  expect(reportsAfter(error)).toEqual([[true, 'error']]);
});

test('an error is counted for a module whatever it is called', () => {
  const edge = fakeEdge(aRegistry([]));
  const release = aRelease({
    module: 'crews2',
    entry: '/modules/crews2/1.0.0-aaaaaaaa/remoteEntry.js',
    release: '1.0.0-aaaaaaaa',
  });
  noteRun(release);
  tellError(anError(frame(entryOf('crews2', release.release))));
  expect(edge.reports).toMatchObject([{ module: 'crews2', outcome: 'error' }]);
});

test.each<[string, (release: ReturnType<typeof aRelease>) => unknown]>([
  ['of the shell', () => anError(frame('/modules/shell/1.0.0-5e11ffff/main.js'))],
  ['of an extension of the browser', () => anError('Error\n    at chrome-extension://abc/content.js:1:1')],
  ['of a release that never ran here', () => anError(frame(entryOf('mf-explore', '9.9.9-99999999')))],
  ['of the network', ({ module, release }) => anError(frame(entryOf(module, release)), { name: 'NetworkError' })],
  ['that is none', () => 'a text'],
])('an error %s is counted for nobody', (_case, error) => {
  expect(reportsAfter(error)).toEqual([]);
});
