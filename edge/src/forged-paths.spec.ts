import { readFile } from 'node:fs/promises';
import { publish } from './testing/a-release.ts';
import { SignedEdge } from './testing/signed-edge.ts';
import { until } from './testing/until.ts';

let signed: SignedEdge;

beforeEach(async () => {
  signed = await SignedEdge.start();
});

afterEach(() => signed.edge.end());

describe('a path, where releases are signed,', () => {
  it('belongs to whom ops moved it to, whatever else the API says', async () => {
    const { log, edge } = signed;
    log.add('path', { path: '/mentors', module: 'mf-explore' }, log.keys.ops);
    signed.tell({ paths: { '/mentors': 'mf-profile', '/rooms': 'mf-profile' } });
    const kept = { '/rooms': 'mf-profile', '/mentors': 'mf-explore' };
    await until(async () => (await readFile(edge.registryFile, 'utf8')).includes(JSON.stringify(kept)));
    expect((await edge.health()).registry.state).toBe('following');
  });

  it('stays with who came first, also when a thief of the database gives it to another module', async () => {
    const { log, edge } = signed;
    const route = { path: '/mentors/:id', page: 'explore', access: 'open' as const, title: 'Mentor' };
    const places = { routes: [route], navigation: [], uses: [], calls: [] };
    for (const module of ['mf-explore', 'mf-profile']) {
      await publish(edge.store, module, '44444444', { places });
      log.release(module, '44444444', log.squad(module), { places });
    }
    log.activate('mf-explore', '44444444', 2);
    log.activate('mf-profile', '44444444', 0);
    signed.tell({ paths: { '/mentors/:': 'mf-profile' } });
    await until(async () => (await signed.live()) === '1.0.0-44444444');
    const { modules } = await edge.registry();
    expect([modules['mf-explore']?.places?.routes, modules['mf-profile']?.places]).toEqual([[route], undefined]);
    expect((await edge.health()).log?.refused).toBe(
      'The API gives /mentors/: to mf-profile; by what was signed it belongs to mf-explore.',
    );
  });
});
