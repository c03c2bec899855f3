import { aModule, aModuleName, aRelease, change } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

/** What the services never ask for, asked of the database directly. */
describe('whatever the code says, of releases the database', () => {
  let api: TestApi;
  let module: string;
  let live: string;
  let other: string;

  beforeAll(async () => {
    api = await TestApi.start();
    ({
      module,
      releases: [live = ''],
    } = await aModule(api, ['1.0.0']));
    other = await aRelease(api, { module, version: '1.1.0' });
  });

  afterAll(() => api.stop());

  const set = (assignment: string) =>
    api.database.query(`UPDATE release_channels SET ${assignment} WHERE module = $1`, [module]);

  it.each([
    [`live = '9.9.9-00000000'`, 'release_channels_live_fk'],
    [`last_good = '9.9.9-00000000'`, 'release_channels_last_good_fk'],
    [`canary = '9.9.9-00000000', canary_percent = 1, canary_since = now()`, 'release_channels_canary_fk'],
    ['last_good = live', 'release_channels_last_good_is_another'],
    ['canary = live, canary_percent = 1, canary_since = now()', 'release_channels_canary_is_another'],
    ['canary_percent = 1', 'release_channels_canary_whole'],
    [`stop_reason = 'Why'`, 'release_channels_stop_whole'],
    ['revision = 0', 'release_channels_revision_counts'],
  ])('takes no channel with %s', async (assignment, constraint) => {
    await expect(set(assignment)).rejects.toMatchObject({ constraint });
  });

  it.each([0, 100, -1])('gives a canary no share of %d percent', async (percent) => {
    const canary = set(`canary = '${other}', canary_percent = ${percent}, canary_since = now()`);
    await expect(canary).rejects.toMatchObject({ constraint: 'release_channels_percent_range' });
  });

  it('forgets no release that is out', async () => {
    const forgotten = api.database.query('DELETE FROM releases WHERE module = $1 AND release = $2', [module, live]);
    await expect(forgotten).rejects.toMatchObject({ constraint: 'release_channels_live_fk' });
  });

  it.each([`UPDATE release_events SET reason = 'Another'`, 'DELETE FROM release_events', 'TRUNCATE release_events'])(
    'edits nothing of what has happened: %s',
    async (statement) => {
      await expect(api.database.query(statement)).rejects.toMatchObject({ constraint: 'release_events_append_only' });
    },
  );

  it('has one registry, whose revision only it counts', async () => {
    await expect(api.database.query('INSERT INTO registry DEFAULT VALUES')).rejects.toMatchObject({
      constraint: 'registry_pk',
    });
    await expect(api.database.query('INSERT INTO registry (id) VALUES (false)')).rejects.toMatchObject({
      constraint: 'registry_has_one_row',
    });
  });

  it('takes no name that could lead out of a folder', async () => {
    const insert = (name: string, release: string) =>
      api.database.query(
        `INSERT INTO releases (module, release, record, digest, published_by)
         VALUES ($1, $2, '{}', 'sha384-' || repeat('a', 64), 'x')`,
        [name, release],
      );
    await expect(insert('../mf-a', '1.0.0-00000000')).rejects.toMatchObject({ constraint: 'releases_module_form' });
    await expect(insert('mf-a\nx', '1.0.0-00000000')).rejects.toMatchObject({ constraint: 'releases_module_form' });
    await expect(insert('mf-a', '1.0.0-00000000/..')).rejects.toMatchObject({ constraint: 'releases_release_form' });
  });

  it('undoes a change whose event could not be written, and tells nobody of it', async () => {
    const name = aModuleName();
    const release = await aRelease(api, { module: name });
    await api.database.query(`ALTER TABLE release_events ADD CONSTRAINT no_more CHECK (module <> '${name}') NOT VALID`);
    const before = await api.database.query('SELECT revision FROM registry');
    expect((await change(api, name, { action: 'activate', release })).status).toBe(500);
    expect(await api.database.query('SELECT revision FROM registry')).toEqual(before);
    expect(await api.database.query('SELECT FROM release_channels WHERE module = $1', [name])).toEqual([]);
    await api.database.query('ALTER TABLE release_events DROP CONSTRAINT no_more');
  });
});
