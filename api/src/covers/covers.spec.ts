import {
  COVER_SIZE,
  type Collaboration,
  type Hackathon,
  type OrganiserEvent,
  type ProjectPage,
  type ReportedSubject,
  type TeamSearch,
} from '@crewdeck/contract';
import sharp from 'sharp';
import { aHackathon, aMember, aPerson, aProject } from '../testing/builders.ts';
import type { Account, Person } from '../testing/people.ts';
import { aPicture, breakOffUpload, REFUSED_UPLOADS, uploadPicture } from '../testing/picture-files.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

type Kind = 'project' | 'hackathon';

/** What has a cover, and who may change it. */
interface Covered {
  kind: Kind;
  id: string;
  by: Person;
}

const ops = anOps();

describe.each<[Kind]>([['project'], ['hackathon']])('the cover of a %s', (kind) => {
  let api: TestApi;
  let covered: Covered;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    const by = await aPerson(api);
    covered = {
      kind,
      by,
      id: await (kind === 'project' ? aProject(api, { owner: by }).then(({ id }) => id) : anEvent(by)),
    };
  });

  afterAll(() => api.stop());

  async function anEvent(organiser: Person): Promise<string> {
    const id = await aHackathon(api);
    await api.call(ops, `PUT /api/hackathons/${id}/organisers/${organiser.uid}`);
    return id;
  }

  const address = () => `/api/${kind}s/${covered.id}/cover` as const;
  const upload = (bytes: Uint8Array | string, by: Account = covered.by, type = 'image/jpeg') =>
    uploadPicture(api, { path: address(), by, type }, bytes);
  const remove = (by: Account = covered.by) => api.call(by, `DELETE ${address()}`);
  const read = (path: string) => fetch(`${api.url}${path}`);
  const shown = async (viewer: Account | null = null) =>
    (await api.call<Hackathon | ProjectPage>(viewer, `GET /api/${kind}s/${covered.id}`)).body.coverUrl;
  const listed = async () =>
    (await api.call<{ id: string; coverUrl: string }[]>(null, `GET /api/${kind}s`)).body.find(
      ({ id }) => id === covered.id,
    )?.coverUrl;
  const kept = async () =>
    (await api.database.query(`SELECT FROM covers WHERE ${kind}_id = $1`, [covered.id])).length as number;
  const hiddenReason = async () => {
    const path = kind === 'project' ? '' : '/team-search';
    const call = `GET /api/${kind}s/${covered.id}${path}` as const;
    return (await api.call<ProjectPage | TeamSearch>(covered.by, call)).body.coverHiddenReason;
  };
  const decide = (action: string) =>
    api.call<ReportedSubject>(ops, `POST /api/abuse-reports/${kind}/${covered.id}/decisions`, {
      body: { action, reason: 'An advertisement' },
    });

  async function withCover(): Promise<string> {
    return String((await upload(await aPicture().png().toBuffer())).body.pictureUrl);
  }

  it('is a wide JPEG without what the file said beside, on its page and in lists', async () => {
    const exif = { IFD0: { Copyright: 'Secret' } };
    const { status, body } = await upload(await aPicture().withExif(exif).jpeg().toBuffer());
    const url = String(body.pictureUrl);
    const response = await read(url);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    expect([status, { width, height }, format]).toEqual([200, COVER_SIZE, 'jpeg']);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(bytes.includes('Secret')).toBe(false);
    expect([await shown(), await listed()]).toEqual([url, url]);
  });

  it('is replaced, and its bytes are gone once it is removed', async () => {
    const before = await withCover();
    const url = await withCover();
    expect([await shown(), await kept(), (await read(before)).status]).toEqual([url, 1, 404]);
    expect((await remove()).status).toBe(204);
    expect([await shown(), await kept(), (await read(url)).status]).toEqual([null, 0, 404]);
    expect((await remove()).status).toBe(204);
  });

  it("can't be changed by others", async () => {
    const url = await withCover();
    const stranger = await aPerson(api);
    const { status } = await upload(await aPicture().png().toBuffer(), stranger);
    expect([status, (await remove(stranger)).status, await shown()]).toEqual([403, 403, url]);
  });

  it('goes with what it is of', async () => {
    const url = await withCover();
    await decide('hide_picture');
    await (kind === 'project'
      ? api.call(covered.by, `DELETE /api/projects/${covered.id}`)
      : api.database.query('DELETE FROM hackathons WHERE id = $1', [covered.id]));
    const [{ hidden }] = await api.database.query(
      `SELECT count(*)::int AS hidden FROM hidden_covers WHERE ${kind}_id = $1`,
      [covered.id],
    );
    expect([await kept(), hidden, (await read(url)).status]).toEqual([0, 0, 404]);
  });

  describe('that ops hide', () => {
    it('is seen by nobody, and who may change it reads why', async () => {
      const url = await withCover();
      const { status, body } = await decide('hide_picture');
      expect(status).toBe(200);
      expect(body).toMatchObject({ kind, isPictureHidden: true, isHidden: false, pictureUrl: null });
      expect(body.events).toMatchObject([{ action: 'hide_picture', reason: 'An advertisement' }]);
      expect([await shown(), (await read(url)).status, await hiddenReason()]).toEqual([null, 404, 'An advertisement']);
    });

    it('comes back when they show it, and only what is there can be hidden', async () => {
      expect((await decide('hide_picture')).status).toBe(409);
      const url = await withCover();
      await decide('hide_picture');
      await decide('show_picture');
      expect([await shown(), (await read(url)).status, await hiddenReason()]).toEqual([url, 200, null]);
      expect((await decide('show_picture')).status).toBe(409);
    });

    it("can't be uploaded again; another one can", async () => {
      const bytes = await aPicture().png().toBuffer();
      await upload(bytes);
      await decide('hide_picture');
      expect(await upload(bytes)).toMatchObject({ status: 409, body: { code: 'picture.hidden' } });
      const other = await withCover();
      expect([await shown(), await hiddenReason()]).toEqual([other, null]);
      await remove();
      expect(await upload(bytes)).toMatchObject({ status: 409, body: { code: 'picture.hidden' } });
    });
  });

  describe('is not made, and nothing is kept,', () => {
    it.each(REFUSED_UPLOADS)('%s', async (_, bytes, type, status, sentence) => {
      const answer = await upload(await bytes(), covered.by, type);
      expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(sentence) } });
      expect([await kept(), await shown()]).toEqual([0, null]);
    });

    it('of an upload that is broken off', async () => {
      await breakOffUpload(api, { path: address(), by: covered.by });
      expect((await upload('Hello')).status).toBe(400);
      expect(await kept()).toBe(0);
    });
  });
});

describe('the cover of a hackathon', () => {
  let api: TestApi;
  let id: string;
  let organiser: Person;

  beforeAll(async () => {
    api = await TestApi.start();
    id = await aHackathon(api);
    organiser = await aPerson(api, { name: 'Ada Lovelace' });
    await api.call(ops, `PUT /api/hackathons/${id}/organisers/${organiser.uid}`);
  });

  afterAll(() => api.stop());

  const upload = async (by: Account) =>
    uploadPicture(api, { path: `/api/hackathons/${id}/cover`, by }, await aPicture().png().toBuffer());
  const shown = async () => (await api.call<Hackathon>(null, `GET /api/hackathons/${id}`)).body.coverUrl;

  it('is changed by ops too, leaves an event for each change, and stays when its organiser is gone', async () => {
    await upload(ops);
    await api.call(ops, `DELETE /api/hackathons/${id}/cover`);
    await api.call(ops, `DELETE /api/hackathons/${id}/cover`);
    const { body } = await upload(organiser);
    const events = await api.call<OrganiserEvent[]>(ops, `GET /api/hackathons/${id}/organiser-events`);
    expect(events.body.map(({ action, actor }) => [action, actor]).slice(0, 3)).toEqual([
      ['set_cover', 'Ada Lovelace'],
      ['remove_cover', ops.email],
      ['set_cover', ops.email],
    ]);
    await api.call(organiser, 'DELETE /api/account');
    expect(await shown()).toBe(body.pictureUrl);
  });

  it('is all of it that ops can hide by a decision', async () => {
    const call = `POST /api/abuse-reports/hackathon/${id}/decisions` as const;
    expect(await api.call(ops, call, { body: { action: 'hide', reason: 'Words' } })).toMatchObject({
      status: 400,
      body: { error: 'You can hide the banner of a hackathon, and nothing else of it.' },
    });
  });
});

describe('the cover of a project', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  it('is not served while the project is hidden, and members see it among their teams until it is hidden itself, without the reason', async () => {
    const owner = await aPerson(api);
    const project = await aProject(api, { owner });
    const member = await aMember(api, project, owner);
    const path = `/api/projects/${project.id}/cover`;
    const { body } = await uploadPicture(api, { path, by: owner }, await aPicture().png().toBuffer());
    const decide = (action: string) =>
      api.call(ops, `POST /api/abuse-reports/project/${project.id}/decisions`, { body: { action, reason: 'Words' } });
    const amongTeams = async () => {
      const teams = await api.call<Collaboration[]>(member, `GET /api/users/${member.uid}/collaborations`);
      return teams.body[0]?.project.coverUrl;
    };
    expect(await amongTeams()).toBe(body.pictureUrl);
    await decide('hide');
    expect((await fetch(`${api.url}${body.pictureUrl}`)).status).toBe(404);
    await decide('hide_picture');
    const seen = await api.call<ProjectPage>(member, `GET /api/projects/${project.id}`);
    expect(seen.body).toMatchObject({ coverUrl: null, coverHiddenReason: null });
    expect(await amongTeams()).toBeNull();
  });
});
