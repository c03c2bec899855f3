import { type ErrorBody, paths, type Registry, type ReleasesStatus } from '@crewdeck/contract';
import { publicKeyOf } from '@crewdeck/releases/signing/keys';
import { isHeadSigned } from '@crewdeck/releases/signing/log-head';
import { replay } from '@crewdeck/releases/signing/replay';
import { anOps, statusOf } from '../testing/release-builders.ts';
import { aKey, SignedApi, type Squad } from '../testing/signed-releases.ts';

let system: SignedApi;

beforeAll(async () => {
  system = await SignedApi.start();
});

afterAll(() => system.api.stop());

const liveOf = async ({ module }: Squad) => (await statusOf(system.api, module))?.live.release;
const byPage = async ({ module }: Squad, change: object) => {
  const revision = (await statusOf(system.api, module))?.revision ?? 0;
  const body = { ...change, expectedRevision: revision };
  return system.api.call<ErrorBody>(anOps(), `POST ${paths.releaseChanges(module)}`, { body });
};

describe('releases of which everything is signed', () => {
  it('are published, go live and back, and the log replays to what the registry says', async () => {
    const squad = await system.aSquad();
    const [first, second] = await squad.goLive('1.0.0', '1.1.0');
    expect((await squad.change({ action: 'rollback', reason: 'It fails' })).status).toBe(200);
    const { entries, head } = await system.log();
    const { state, refusal } = replay(entries, system.keys.trust);
    expect(refusal).toBeNull();
    const { body: registry } = await system.api.call<Registry>(null, 'GET /api/registry');
    const { digests: _, ...channel } = registry.modules[squad.module] ?? {};
    expect(state.modules.get(squad.module)).toMatchObject({ channel, bad: [second], wasLive: [first, second] });
    expect(registry.log).toEqual(head);
    expect(head && isHeadSigned(head, system.keys.trust.log)).toBe(true);
  });

  it('are refused without a signature, with the next step', async () => {
    const squad = await system.aSquad();
    expect(await squad.publish('1.0.0', null)).toMatchObject({
      status: 403,
      body: { code: 'release.unsigned', error: expect.stringContaining('CREWDECK_SIGNING_KEY') },
    });
    const [release = ''] = await squad.goLive('1.0.0');
    const refused = await squad.change({ action: 'stop', reason: 'no key' }, null);
    expect(refused).toMatchObject({ status: 403, body: { code: 'release.unsigned' } });
    const body = { release, minutes: 30 };
    const preview = await system.api.call(anOps(), `POST ${paths.releasePreviews(squad.module)}`, { body });
    expect(preview).toMatchObject({ status: 403, body: { code: 'release.unsigned' } });
  });

  it('are refused under the key of another module, or of nobody', async () => {
    const [squad, other] = [await system.aSquad(), await system.aSquad()];
    for (const key of [other.key, aKey()])
      expect(await squad.publish('1.0.0', key)).toMatchObject({
        status: 403,
        body: { code: 'release.wrong_signature' },
      });
    await squad.goLive('1.0.0');
    const stop = { action: 'stop', reason: 'of another' } as const;
    const refused = await squad.change(stop, await squad.sign(stop, other.key));
    expect(refused.body).toMatchObject({ code: 'release.wrong_signature' });
  });

  it('are refused when something else was signed than is asked for', async () => {
    const squad = await system.aSquad();
    await squad.goLive('1.0.0', '1.1.0');
    const { release } = await squad.publish('1.2.0');
    const entry = await squad.sign({ action: 'activate', release, percent: 5 });
    const refused = await squad.change({ action: 'activate', release, percent: 100 }, entry);
    expect(refused.body.code).toBe('release.wrong_signature');
    const signed = await squad.publish('1.3.0');
    const altered = { ...squad.record('1.3.0'), hash: signed.record.hash, packages: ['evil'] };
    expect((await squad.publish('1.3.0', squad.key, altered)).body.code).toBe('release.bytes_differ');
  });

  it('are not changed by playing a change once more', async () => {
    const squad = await system.aSquad();
    const [, second = ''] = await squad.goLive('1.0.0', '1.1.0');
    const replayed = (await system.log()).entries.at(-1);
    await squad.change({ action: 'rollback', reason: 'It fails' });
    const refused = await squad.change({ action: 'activate', release: second, percent: 100 }, replayed);
    expect(refused).toMatchObject({ status: 403, body: { code: 'release.wrong_signature' } });
    expect(await liveOf(squad)).not.toBe(second);
  });
});

describe('what needs nobody’s key', () => {
  it('is to go back to what was live and good, to stop and to resume, from the page', async () => {
    const squad = await system.aSquad();
    const [first] = await squad.goLive('1.0.0', '1.1.0');
    expect((await byPage(squad, { action: 'rollback', reason: 'It fails' })).status).toBe(200);
    expect(await liveOf(squad)).toBe(first);
    expect((await byPage(squad, { action: 'stop', reason: 'Wait' })).status).toBe(200);
    expect((await byPage(squad, { action: 'resume' })).status).toBe(200);
    const { entries } = await system.log();
    expect(entries.slice(-3).map(({ kind }) => kind)).toEqual(['night', 'night', 'night']);
  });

  it('is not to make a release live, nor to forgive one: the refusal gives the command', async () => {
    const squad = await system.aSquad();
    const [, second = ''] = await squad.goLive('1.0.0', '1.1.0');
    const { release } = await squad.publish('1.2.0');
    const activated = await byPage(squad, { action: 'activate', release, percent: 5 });
    expect(activated.body.error).toContain(`release -- activate ${squad.module}@${release} --percent 5`);
    await byPage(squad, { action: 'rollback', reason: 'It fails' });
    const forgiven = await byPage(squad, { action: 'rollback', to: second, reason: 'It was not that' });
    expect(forgiven).toMatchObject({ status: 403, body: { code: 'release.unsigned' } });
    expect(forgiven.body.error).toContain(`release -- rollback ${squad.module} --to ${second}`);
  });

  it('is nothing of what a stolen deploy token wants: no way back to a bad release', async () => {
    const squad = await system.aSquad();
    const [, second = ''] = await squad.goLive('1.0.0', '1.1.0');
    await squad.change({ action: 'rollback', reason: 'It is bad' });
    const stolen = await squad.change({ action: 'rollback', to: second, reason: 'mine now' }, null);
    expect(stolen).toMatchObject({ status: 403, body: { code: 'release.unsigned' } });
    expect(await liveOf(squad)).not.toBe(second);
  });
});

describe('a stolen database', () => {
  it('makes nothing live: what the API says then differs from what was signed, and every change says so', async () => {
    const squad = await system.aSquad();
    const [first = '', second] = await squad.goLive('1.0.0', '1.1.0');
    await system.api.database.query('UPDATE release_channels SET live = $2, last_good = NULL WHERE module = $1', [
      squad.module,
      first,
    ]);
    const { entries } = await system.log();
    expect(replay(entries, system.keys.trust).state.modules.get(squad.module)?.channel.live).toBe(second);
    const refused = await squad.change({ action: 'stop', reason: 'as usual' });
    expect(refused.body).toMatchObject({
      code: 'release.wrong_signature',
      error: expect.stringContaining('release log verify'),
    });
  });

  it('takes no edit of the log', async () => {
    await expect(system.api.database.query('DELETE FROM release_log')).rejects.toThrow('what was signed is not edited');
  });
});

describe('a preview', () => {
  it('is signed with its id and its end', async () => {
    const squad = await system.aSquad();
    const [release = ''] = await squad.goLive('1.0.0');
    const { status, id, again } = await signedPreview(squad, release);
    expect([status, again]).toEqual([201, 403]);
    const { state } = replay((await system.log()).entries, system.keys.trust);
    expect(state.previews.get(id)).toMatchObject({ module: squad.module, release });
  });
});

async function signedPreview(squad: Squad, release: string) {
  const { signEntry } = await import('@crewdeck/releases/signing/entries');
  const id = crypto.randomUUID();
  const expiresAt = new Date(Date.now() + 1_800_000).toISOString();
  const said = { module: squad.module, release, id, expiresAt, at: new Date().toISOString() };
  const body = { release, entry: signEntry('preview', said, squad.key) };
  const ask = () => system.api.call(null, `POST ${paths.releasePreviews(squad.module)}`, { token: squad.token, body });
  const { status } = await ask();
  return { status, id, again: (await ask()).status };
}

describe('keys', () => {
  it('are registered by ops alone', async () => {
    const squad = await system.aSquad();
    const key = publicKeyOf(aKey());
    const refused = await system.sayKeys({ action: 'register', role: 'squad', module: squad.module, key }, squad.key);
    expect(refused).toMatchObject({ status: 403, body: { code: 'release.wrong_signature' } });
  });

  it('that are lost or rotated release nothing more, and what they signed stays live', async () => {
    const squad = await system.aSquad();
    const [first] = await squad.goLive('1.0.0');
    await system.sayKeys({ action: 'revoke', role: 'squad', module: squad.module, key: publicKeyOf(squad.key) });
    expect((await squad.publish('1.1.0')).status).toBe(403);
    const next = aKey();
    await system.sayKeys({ action: 'register', role: 'squad', module: squad.module, key: publicKeyOf(next) });
    const { release } = await squad.publish('1.1.0', next);
    const wish = { action: 'activate', release, percent: 100 } as const;
    expect((await squad.change(wish, await squad.sign(wish, next))).status).toBe(200);
    const back = { action: 'rollback', reason: 'It fails' } as const;
    expect((await squad.change(back, await squad.sign(back, next))).status).toBe(200);
    expect(await liveOf(squad)).toBe(first);
  });

  it('that are stolen are revoked from a place in the log on: what the thief has signed is not signed', async () => {
    const squad = await system.aSquad();
    const [first] = await squad.goLive('1.0.0');
    const since = (await system.log()).head?.size ?? 0;
    const { release } = await squad.publish('6.6.6');
    await squad.change({ action: 'activate', release, percent: 100 });
    const key = publicKeyOf(squad.key);
    await system.sayKeys({ action: 'revoke', role: 'squad', module: squad.module, key, since });
    expect((await byPage(squad, { action: 'rollback', reason: 'stolen key' })).status).toBe(200);
    expect(await liveOf(squad)).toBe(first);
    const wish = { action: 'activate', release, percent: 100 } as const;
    const refused = await squad.change(wish, await squad.sign(wish, system.keys.ops));
    expect(refused.body.error).toContain('is not signed');
  });

  it('of ops are replaced by the one that was kept offline', async () => {
    const other = await SignedApi.start();
    const { ops, recovery } = other.keys;
    const revoked = { action: 'revoke', role: 'ops', key: publicKeyOf(ops) } as const;
    expect((await other.sayKeys(revoked, recovery)).status).toBe(200);
    const key = publicKeyOf(aKey());
    const refused = await other.sayKeys({ action: 'register', role: 'squad', module: 'mf-a', key }, ops);
    expect(refused.status).toBe(403);
    await other.api.stop();
  });
});

describe('a database from a backup', () => {
  it('gets back what it has lost, from an edge or a file, by ops alone', async () => {
    const before = await SignedApi.start();
    const squad = await before.aSquad();
    await squad.goLive('1.0.0');
    const { entries: kept } = await before.log();
    const { release, record } = await squad.publish('1.1.0');
    await squad.change({ action: 'activate', release, percent: 100 });
    const { entries } = await before.log();

    const after = await SignedApi.start({}, before.keys);
    // What a new database begins with is the first entry of the other one only by chance, so this one begins anew.
    await after.api.database.query('ALTER TABLE release_log DISABLE TRIGGER ALL');
    await after.api.database.query('TRUNCATE release_log');
    expect(kept.length).toBeLessThan(entries.length);
    const first = entries.find(({ kind }) => kind === 'release');
    expect(first).toBeDefined();
    const records = [record, await recordOf(before, squad.module, '1.0.0')];
    expect((await after.append(entries, records, null)).status).toBe(401);
    expect((await after.append(entries, records)).status).toBe(200);
    const { body } = await after.api.call<ReleasesStatus>(anOps(), `GET ${paths.releases()}`);
    expect(body.modules).toMatchObject([{ module: squad.module, live: { release }, revision: 2 }]);
    expect((await after.log()).head?.root).toBe((await before.log()).head?.root);
    await Promise.all([before.api.stop(), after.api.stop()]);
  });
});

async function recordOf({ api }: SignedApi, module: string, version: string) {
  const [row] = await api.database.query('SELECT record FROM releases WHERE module = $1 AND release LIKE $2', [
    module,
    `${version}-%`,
  ]);
  return row.record;
}
