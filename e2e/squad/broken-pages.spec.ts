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
    { path: '/crews', page: 'crews', access: 'open', title: 'Crews' },
    { path: '/crews/:id', page: 'crew', access: 'open', title: 'A Crew', firstCall: '/api/hackathons/:id' },
    { path: '/crews/:id/:day', page: 'crew', access: 'open', title: 'A Day' },
    { path: '/crews/of/:name', page: 'crew', access: 'open', title: 'Somebody' },
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
  // Whatever becomes of its page, an empty one stands in its place.
  'src/module.tsx': `import { defineModule } from '@crewdeck/module-sdk';
export default defineModule({
  pages: {
    crews: () => import('./pages/crews-page.tsx').then((file) => file.CrewsPage).catch(() => () => <h1>Crews</h1>),
    crew: () => import('./pages/crew-page.tsx').then((file) => file.CrewPage),
    'new-crew': () => import('./pages/new-crew-page.tsx').then((file) => file.NewCrewPage),
  },
});`,
  'src/pages/crews-page.module.css': '.list { padding: 1px; }',
  // It thinks that there is an answer once nothing is on its way.
  'src/pages/crews-page.tsx': `import { useHttp, useQuery } from '@crewdeck/module-sdk';
import { Page, PageHeader } from '@crewdeck/ui-kit';
import styles from './crews-page.module.css';
export function CrewsPage() {
  const http = useHttp();
  const call = { queryKey: ['crews'], queryFn: ({ signal }) => http.getPage('/api/hackathons', { query: { limit: 1 }, signal }) };
  const { data, isPending } = useQuery(call);
  return <Page><PageHeader title="Crews" />{isPending ? null : <p className={styles.list}>{data.total}</p>}</Page>;
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
  const member = await aMember();
  const said = await check(join(await buildSixthModule({ places, files: BROKEN }), '../..'), member);
  expect.soft(said).toContain('crews-page.tsx [faults] While the API refuses its calls, /crews does not stand.');
  expect.soft(said).toContain('module.tsx [faults] While its style sheets are lost, no panel says so at /crews.');
  expect.soft(said).toMatch(/crew-page.tsx \[render\] \/crews\/[\w-]{36} lets an error escape: Nobody handles this\./);
  expect.soft(said).toContain('crew-page.tsx [render] /crews/first/today lets an error escape');
  expect
    .soft(said)
    .toContain(`new-crew-page.tsx [render] /crews/new does not appear. Error: It was drawn for ${member.email}`);
  expect.soft(said).toContain('/crews/of/:name was not opened: name an address of it in package.json');
  expect.soft(said).toContain(`${SIXTH} is not in order: 5 findings.`);
});
