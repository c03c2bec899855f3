import { join } from 'node:path';
import { aMember } from '../support/members.ts';
import { checkModule } from '../support/module-check.ts';
import { buildSixthModule, SIXTH } from '../support/sixth-module.ts';
import { expect, test } from '../support/test.ts';

const places = {
  routes: [
    { path: '/crews/covering', page: 'covering', access: 'open', title: 'Covering' },
    { path: '/crews/heavy', page: 'heavy', access: 'open', title: 'Heavy' },
    { path: '/crews', page: 'crews', access: 'open', title: 'Crews' },
    { path: '/crews/:id', page: 'crew', access: 'open', title: 'A Crew', firstCall: '/api/hackathons/:id' },
    { path: '/crews/:id/:day', page: 'crew', access: 'open', title: 'A Day' },
    { path: '/crews/of/:name', page: 'crew', access: 'open', title: 'Somebody' },
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
  'src/module.tsx': `import { defineModule } from '@crewdeck/module-sdk';
export default defineModule({
  pages: {
    covering: () => import('./pages/covering-page.tsx').then((file) => file.CoveringPage),
    heavy: () => import('./pages/heavy-page.tsx').then((file) => file.HeavyPage),
    crews: () => import('./pages/crews-page.tsx').then((file) => file.CrewsPage),
    silent: () => import('./pages/silent-page.tsx').then((file) => file.SilentPage),
    stuck: () => import('./pages/stuck-page.tsx').then((file) => file.StuckPage),
    spinning: () => import('./pages/spinning-page.tsx').then((file) => file.SpinningPage),
    crew: () => import('./pages/crew-page.tsx').then((file) => file.CrewPage),
    'new-crew': () => import('./pages/new-crew-page.tsx').then((file) => file.NewCrewPage),
  },
});`,
  'src/pages/covering-page.tsx': `const over = { position: 'fixed', inset: 0, background: 'white', zIndex: 9999 };
export function CoveringPage() { return <h1 style={over}>Covering</h1>; }`,
  'src/pages/heavy-page.tsx': `import { useEffect } from 'react';
export function HeavyPage() {
  useEffect(() => { for (const end = performance.now() + 3000; performance.now() < end; ); }, []);
  return <h1>Heavy</h1>;
}`,
  'src/pages/silent-page.tsx': `import { useHttp, useQuery } from '@crewdeck/module-sdk';
export function SilentPage() {
  const http = useHttp();
  const { isPending } = useQuery({ queryKey: ['silent'], queryFn: () => http.getPage('GET /api/hackathons', { query: { limit: 1 } }), retry: false });
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
  const call = { queryKey: ['crews'], queryFn: ({ signal }) => http.getPage('GET /api/hackathons', { query: { limit: 1 }, signal }) };
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

test('the check finds what only a browser shows: pages that throw, cover, block or fall with their calls', async () => {
  // Two of its pages are waited for until the check gives them up.
  test.setTimeout(300_000);
  const member = await aMember();
  const folder = join(await buildSixthModule({ places, files: BROKEN }), '../..');
  const said = await checkModule(folder, { CREWDECK_ACCOUNT: member.email, CREWDECK_PASSWORD: member.password });
  expect.soft(said).toContain('crews-page.tsx [faults] While the API refuses its calls, /crews does not stand.');
  expect
    .soft(said)
    .toMatch(/covering-page.tsx \[render\] \/crews\/covering, for a visitor at 390 px: it covers the navigation\./);
  expect
    .soft(said)
    .toMatch(
      /heavy-page.tsx \[render\] \/crews\/heavy, .*: it keeps the browser busy for [3-9]\d{3} ms at a stretch\./,
    );
  expect
    .soft(said)
    .toContain('silent-page.tsx [faults] While the API does not answer its calls, /crews/silent does not stand.');
  expect.soft(said).toMatch(/stuck-page.tsx \[render\] \/crews\/stuck, .*: it does not appear\./);
  expect
    .soft(said)
    .toMatch(
      /spinning-page.tsx \[render\] \/crews\/spinning, .*: it does not appear\. Something of it runs without end\./,
    );
  expect
    .soft(said)
    .toMatch(/crew-page.tsx \[render\] \/crews\/[\w-]{36}, .*: it lets an error escape: Nobody handles this\./);
  expect.soft(said).toMatch(/crew-page.tsx \[render\] \/crews\/first\/today, .*: it lets an error escape/);
  expect.soft(said).toContain(`for a member at 390 px: it does not appear. Error: It was drawn for ${member.email}`);
  expect.soft(said).toContain('/crews/of/:name was not opened: name an address of it in package.json');
  expect.soft(said).toContain(`${SIXTH} is not in order: 9 findings.`);
});
