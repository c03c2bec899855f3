import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import { aMember } from '../support/members.ts';
import { buildSixthModule, SIXTH } from '../support/sixth-module.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const COMMAND = join(ROOT, 'packages/module-check/dist/command.js');

const places = {
  routes: [
    { path: '/crews/parts', page: 'parts', access: 'open', title: 'Parts' },
    { path: '/crews', page: 'crews', access: 'open', title: 'Crews' },
    { path: '/crews/:id', page: 'crew', access: 'open', title: 'A Crew', firstCall: '/api/hackathons/:id' },
    { path: '/crews/:id/:day', page: 'crew', access: 'open', title: 'A Day' },
    { path: '/crews/of/:name', page: 'crew', access: 'open', title: 'Somebody' },
    { path: '/crews/slow', page: 'slow', access: 'open', title: 'Slow' },
    { path: '/crews/silent', page: 'silent', access: 'open', title: 'Silent' },
    { path: '/crews/stuck', page: 'stuck', access: 'open', title: 'Stuck' },
    { path: '/crews/spinning', page: 'spinning', access: 'open', title: 'Spinning' },
    { path: '/crews/new', page: 'new-crew', access: 'signed-in', title: 'New Crew' },
  ],
  calls: ['GET /api/hackathons'],
};

/** Each is in order as far as sources tell. */
const BROKEN = {
  'package.json': JSON.stringify({
    name: `@crewdeck/${SIXTH}`,
    version: '1.0.0',
    type: 'module',
    crewdeck: { examples: { '/crews/:id/:day': '/crews/first/today' } },
  }),
  // Whatever becomes of one page, an empty one stands in its place, at the latest after 300 ms; another one stays empty then.
  'src/module.tsx': `import { defineModule } from '@crewdeck/module-sdk';
const empty = () => <h1>Parts</h1>;
const after = (time, done) => new Promise((resolve) => setTimeout(resolve, time)).then(done);
export default defineModule({
  pages: {
    parts: () => Promise.race([import('./pages/parts-page.tsx').then((file) => file.PartsPage).catch(() => empty), after(300, () => empty)]),
    slow: () => Promise.race([import('./pages/slow-page.tsx').then((file) => file.SlowPage), after(2000, () => () => null)]),
    crews: () => import('./pages/crews-page.tsx').then((file) => file.CrewsPage),
    silent: () => import('./pages/silent-page.tsx').then((file) => file.SilentPage),
    stuck: () => import('./pages/stuck-page.tsx').then((file) => file.StuckPage),
    spinning: () => import('./pages/spinning-page.tsx').then((file) => file.SpinningPage),
    crew: () => import('./pages/crew-page.tsx').then((file) => file.CrewPage),
    'new-crew': () => import('./pages/new-crew-page.tsx').then((file) => file.NewCrewPage),
  },
});`,
  'src/pages/parts-page.module.css': '.list { padding: 1px; }',
  'src/pages/parts-page.tsx': `import styles from './parts-page.module.css';
export function PartsPage() { return <h1 className={styles.list}>Parts</h1>; }`,
  'src/pages/slow-page.tsx': 'export function SlowPage() { return <h1>Slow</h1>; }',
  'src/pages/silent-page.tsx': `import { useHttp, useQuery } from '@crewdeck/module-sdk';
export function SilentPage() {
  const http = useHttp();
  const { isPending } = useQuery({ queryKey: ['silent'], queryFn: () => http.getPage('/api/hackathons', { query: { limit: 1 } }), retry: false });
  return isPending ? null : <h1>Silent</h1>;
}`,
  'src/pages/stuck-page.tsx': `import { use } from 'react';
const never = new Promise(() => undefined);
export function StuckPage() { return <h1>{String(use(never))}</h1>; }`,
  'src/pages/spinning-page.tsx': 'export function SpinningPage() { for (;;); }',
  // It thinks that there is an answer once nothing is on its way.
  'src/pages/crews-page.tsx': `import { useHttp, useQuery } from '@crewdeck/module-sdk';
import { Page, PageHeader } from '@crewdeck/ui-kit';
export function CrewsPage() {
  const http = useHttp();
  const call = { queryKey: ['crews'], queryFn: ({ signal }) => http.getPage('/api/hackathons', { query: { limit: 1 }, signal }) };
  const { data, isPending } = useQuery(call);
  return <Page><PageHeader title="Crews" />{isPending ? null : <p>{data.total}</p>}</Page>;
}`,
  'src/pages/crew-page.tsx': `import { useParams } from '@crewdeck/module-sdk';
import { Page, PageHeader } from '@crewdeck/ui-kit';
import { useEffect } from 'react';
export function CrewPage() {
  const { id } = useParams();
  useEffect(() => queueMicrotask(() => { throw new Error('Nobody handles this.'); }), []);
  return <Page><PageHeader title={'Crew ' + id} /></Page>;
}`,
  'src/pages/new-crew-page.tsx': `import { useSession } from '@crewdeck/module-sdk';
export function NewCrewPage() {
  throw new Error('It was drawn for ' + useSession().user.email);
}`,
};

function check(folder: string, account: { email: string; password: string }): Promise<string> {
  const env = { ...process.env, CREWDECK_ACCOUNT: account.email, CREWDECK_PASSWORD: account.password };
  const args = [COMMAND, 'check', '--against', theSystem().url];
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: folder, env }, (_error, output, errors) => done(output + errors));
  });
}

test('the check finds what only a browser shows: pages that throw or fall with their calls, and faults that a module hides', async () => {
  // Two of its pages are waited for until the check gives them up.
  test.setTimeout(300_000);
  const member = await aMember();
  const said = await check(join(await buildSixthModule({ places, files: BROKEN }), '../..'), member);
  expect.soft(said).toContain('crews-page.tsx [faults] While the API refuses its calls, /crews does not stand.');
  for (const fault of [
    'its style sheets are lost',
    'a part of it never comes',
    'a part of it is lost after people have come',
  ])
    expect.soft(said).toContain(`module.tsx [faults] While ${fault}, no panel says so at /crews/parts.`);
  expect.soft(said).toContain('slow-page.tsx [faults] While a part of it is slow, /crews/slow does not stand.');
  expect
    .soft(said)
    .toContain('silent-page.tsx [faults] While the API does not answer its calls, /crews/silent does not stand.');
  expect.soft(said).toMatch(/stuck-page.tsx \[render\] \/crews\/stuck does not appear\. .*It has waited too long/);
  expect
    .soft(said)
    .toContain('spinning-page.tsx [render] /crews/spinning does not appear. Something of it runs without end.');
  expect.soft(said).toMatch(/crew-page.tsx \[render\] \/crews\/[\w-]{36} lets an error escape: Nobody handles this\./);
  expect.soft(said).toContain('crew-page.tsx [render] /crews/first/today lets an error escape');
  expect
    .soft(said)
    .toContain(`new-crew-page.tsx [render] /crews/new does not appear. Error: It was drawn for ${member.email}`);
  expect.soft(said).toContain('/crews/of/:name was not opened: name an address of it in package.json');
  expect.soft(said).toContain(`${SIXTH} is not in order: 11 findings.`);
});
