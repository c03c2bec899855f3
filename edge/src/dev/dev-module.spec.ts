import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aRecord } from '../testing/a-release.ts';
import { TestEdge } from '../testing/test-edge.ts';

/** Stands in for the development server: here it only matters that its files and records change. */
let server: Server;
let record: object | null;
let edge: TestEdge;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    response
      .setHeader('cache-control', 'max-age=60')
      .end(url === '/release.json' ? JSON.stringify(record) : `file ${url}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  edge = await TestEdge.with({ shell: '00000000', 'mf-explore': '11111111', 'mf-profile': '22222222' });
  await edge.start({ DEV_MODULE: `mf-explore=http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});

beforeEach(() => {
  record = aRecord('mf-explore', 'dddddddd');
});

afterAll(async () => {
  await edge.end();
  server.closeAllConnections();
  server.close();
});

const entryOf = async (module: string) => (await edge.registry()).modules[module]?.candidates.map(({ entry }) => entry);

describe('a module that is being worked on', () => {
  it('comes from its development server alone, and all others from releases', async () => {
    expect(await entryOf('mf-explore')).toEqual([
      expect.stringMatching(/^\/modules\/mf-explore\/dev\/entry.js\?build=/),
    ]);
    expect(await entryOf('mf-profile')).toEqual(['/modules/mf-profile/1.0.0-22222222/entry.js']);
  });

  it('has another address after each build, and the same one until then', async () => {
    const first = await entryOf('mf-explore');
    expect(await entryOf('mf-explore')).toEqual(first);
    record = aRecord('mf-explore', 'eeeeeeee');
    expect(await entryOf('mf-explore')).not.toEqual(first);
  });

  it('has nothing to try while it has no build', async () => {
    record = null;
    expect(await entryOf('mf-explore')).toEqual([]);
  });

  it('brings its files, and a script before that of the shell, through the edge, and nobody keeps them', async () => {
    const response = await edge.get('/modules/mf-explore/dev/explore.js');
    expect(await response.text()).toBe('file /explore.js');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await edge.page();
    const first = html.indexOf('<script defer src="/modules/mf-explore/dev/page.js"></script>');
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(html.indexOf('/modules/shell/'));
  });

  it('is not fetched early, because nothing is known of its files', async () => {
    expect(await edge.page('/explore')).not.toContain('rel="preload"');
    expect(await edge.page('/profile')).toContain('rel="preload"');
  });
});
