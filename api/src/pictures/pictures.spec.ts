import { type Organiser, PICTURE_SIDE, type Profile, type ReportedSubject } from '@crewdeck/contract';
import sharp from 'sharp';
import { aHackathon, aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import { EventTeams } from '../testing/event-teams.ts';
import { eventually } from '../testing/eventually.ts';
import type { Account, Person } from '../testing/people.ts';
import { aPicture, breakOffUpload, noise, REFUSED_UPLOADS, uploadPicture } from '../testing/picture-files.ts';
import { anOps } from '../testing/release-builders.ts';
import { aTeamProposal } from '../testing/team-proposals.ts';
import { aNewcomer, TestApi } from '../testing/test-api.ts';

describe('a picture of a person', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  const upload = (by: Account, bytes: Uint8Array | string, type?: string) =>
    uploadPicture(api, { path: `/api/users/${by.uid}/picture`, by, ...(type && { type }) }, bytes);

  async function withPicture(): Promise<Person & { pictureUrl: string }> {
    const person = await aPerson(api);
    const { body } = await upload(person, await aPicture().jpeg().toBuffer());
    return { ...person, pictureUrl: String(body.pictureUrl) };
  }

  const organise = (event: string, { uid }: Person) =>
    api.call(anOps(), `PUT /api/hackathons/${event}/organisers/${uid}`);
  const read = (path: string) => fetch(`${api.url}${path}`);
  const keptOf = async ({ profileId }: Person) =>
    (await api.database.query('SELECT FROM pictures WHERE user_id = $1', [profileId])).length as number;
  const shownOf = async ({ profileId }: Person, viewer: Account | null = null) =>
    (await api.call<Profile>(viewer, `GET /api/users/${profileId}`)).body.pictureUrl;

  it.each(['jpeg', 'png', 'webp'] as const)(
    'is made from a %s: a square WebP that may be kept for a year',
    async (format) => {
      const person = await aPerson(api);
      const { status, body } = await upload(person, await aPicture().toFormat(format).toBuffer());
      const response = await read(String(body.pictureUrl));
      const { width, height, format: made } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([status, width, height, made]).toEqual([200, PICTURE_SIDE, PICTURE_SIDE, 'webp']);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await shownOf(person)).toBe(body.pictureUrl);
    },
  );

  it('says nothing of where and with what it was taken, and stands upright', async () => {
    const person = await aPerson(api);
    const exif = { IFD0: { Copyright: 'Secret' }, IFD3: { GPSLatitudeRef: 'N' } };
    const tall = await aPicture(300, 600).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await upload(person, tall);
    const made = Buffer.from(await (await read(String(body.pictureUrl))).arrayBuffer());
    const metadata = await sharp(made).metadata();
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(Array(4).fill(undefined));
    expect(made.includes('Secret')).toBe(false);
  });

  it('stands wherever the person does: directory, page, profile, team, invites, activity, event, organisers and proposed team', async () => {
    const owner = await withPicture();
    const project = await aProject(api, { owner });
    const member = await aMember(api, project, owner);
    const receiver = await aPerson(api);
    await api.call(owner, `PUT /api/projects/${project.id}/handover`, { body: { userId: member.uid } });
    await anInvite(api, await aProject(api, { owner }), { sender: owner, receiver });
    const event = await EventTeams.at(api);
    await event.look(owner, { isNamed: true });
    const proposedAt = await aHackathon(api);
    await organise(proposedAt, owner);
    await aTeamProposal(api, proposedAt, [owner, receiver]);
    const found = await Promise.all([
      api.call<unknown>(null, 'GET /api/users'),
      api.call<unknown>(null, `GET /api/users/${owner.profileId}`),
      api.call<unknown>(owner, `GET /api/users/firebase/${owner.uid}`),
      api.call<unknown>(member, `GET /api/projects/${project.id}`),
      api.call<unknown>(receiver, `GET /api/invites/user/${receiver.uid}`),
      api.call<unknown>(member, 'GET /api/activities'),
      api.call<unknown>(null, `GET /api/hackathons/${event.hackathonId}/team-search`),
      api.call<unknown>(owner, `GET /api/hackathons/${proposedAt}/organisers`),
      api.call<unknown>(receiver, `GET /api/hackathons/${proposedAt}/team-search`),
      api.call<unknown>(owner, 'GET /api/account/export'),
    ]);
    for (const { body } of found) expect(JSON.stringify(body)).toContain(`"pictureUrl":"${owner.pictureUrl}"`);
  });

  it('is not shown to an organiser with whom the person is blocked', async () => {
    const [shown, viewer, event] = [await withPicture(), await aPerson(api), await aHackathon(api)];
    for (const person of [shown, viewer]) await organise(event, person);
    const faces = async (by: Account) =>
      (await api.call<Organiser[]>(by, `GET /api/hackathons/${event}/organisers`)).body.map(
        ({ pictureUrl }) => pictureUrl,
      );
    expect(await faces(viewer)).toEqual([shown.pictureUrl, null]);
    await api.call(shown, 'POST /api/blocks', { body: { userId: viewer.uid } });
    expect([await faces(viewer), await faces(anOps())]).toEqual([
      [null, null],
      [shown.pictureUrl, null],
    ]);
  });

  it('renews the lists of invites that show it', async () => {
    const [owner, receiver] = [await aPerson(api), await aPerson(api)];
    await anInvite(api, await aProject(api, { owner }), { sender: owner, receiver });
    const versionOf = async () =>
      (await api.call(receiver, `GET /api/invites/user/${receiver.uid}`)).headers.get('etag');
    const before = await versionOf();
    await upload(owner, await aPicture().png().toBuffer());
    expect(await versionOf()).not.toBe(before);
  });

  it('is the last one that was uploaded, and its bytes are gone once it is removed', async () => {
    const person = await withPicture();
    const { body } = await upload(person, await aPicture().png().toBuffer());
    expect([await shownOf(person), await keptOf(person)]).toEqual([body.pictureUrl, 1]);
    const { status } = await api.call(person, `DELETE /api/users/${person.uid}/picture`);
    expect([status, await shownOf(person), await keptOf(person)]).toEqual([204, null, 0]);
    expect((await read(String(body.pictureUrl))).status).toBe(404);
  });

  it('goes with the account, and stays for another person with the same one', async () => {
    const [one, other] = [await aPerson(api), await aPerson(api)];
    const bytes = await aPicture().png().toBuffer();
    const { body } = await upload(one, bytes);
    await upload(other, bytes);
    await api.call(one, 'DELETE /api/account');
    expect([await keptOf(one), await keptOf(other)]).toEqual([0, 1]);
    expect((await read(String(body.pictureUrl))).status).toBe(200);
    await api.call(other, 'DELETE /api/account');
    expect((await read(String(body.pictureUrl))).status).toBe(404);
  });

  it("can't be changed for somebody else, or without a profile", async () => {
    const [one, other, newcomer] = [await withPicture(), await aPerson(api), aNewcomer()];
    const path = `/api/users/${one.uid}/picture`;
    const put = await uploadPicture(api, { path, by: other }, await aPicture().png().toBuffer());
    const removed = await api.call(other, `DELETE /api/users/${one.uid}/picture`);
    expect([put.status, removed.status, await shownOf(one)]).toEqual([404, 404, one.pictureUrl]);
    expect(await upload(newcomer, await aPicture().png().toBuffer())).toMatchObject({
      status: 403,
      body: { code: 'user.profile_required' },
    });
  });

  describe('that ops hide', () => {
    const decide = (person: Person, action: string) =>
      api.call<ReportedSubject>(anOps(), `POST /api/abuse-reports/person/${person.profileId}/decisions`, {
        body: { action, reason: 'Not a face' },
      });

    it('is seen by nobody, with a reason for the person and an event for the history', async () => {
      const person = await withPicture();
      const { body } = await decide(person, 'hide_picture');
      expect(body).toMatchObject({ isPictureHidden: true, isHidden: false, pictureUrl: null });
      expect(body.events).toMatchObject([{ action: 'hide_picture', reason: 'Not a face' }]);
      const own = await api.call<Profile>(person, `GET /api/users/firebase/${person.uid}`);
      expect([await shownOf(person), own.body.pictureHiddenReason]).toEqual([null, 'Not a face']);
      expect((await read(person.pictureUrl)).status).toBe(404);
    });

    it('comes back when they show it, and only what is there can be hidden', async () => {
      const person = await withPicture();
      await decide(person, 'hide_picture');
      await decide(person, 'show_picture');
      expect([await shownOf(person), (await read(person.pictureUrl)).status]).toEqual([person.pictureUrl, 200]);
      expect((await decide(await aPerson(api), 'hide_picture')).status).toBe(409);
      expect((await decide(person, 'show_picture')).status).toBe(409);
    });

    it("can't be uploaded again; another one can", async () => {
      const person = await aPerson(api);
      const bytes = await aPicture().png().toBuffer();
      await upload(person, bytes);
      await decide(person, 'hide_picture');
      const refused = { status: 409, body: { code: 'picture.hidden' } };
      expect(await upload(person, bytes)).toMatchObject(refused);
      expect((await upload(person, await aPicture().png().toBuffer())).status).toBe(200);
      await api.call(person, `DELETE /api/users/${person.uid}/picture`);
      expect(await upload(person, bytes)).toMatchObject(refused);
    });
  });

  it("isn't served while the person is hidden", async () => {
    const person = await withPicture();
    const body = { action: 'hide', reason: 'Words' };
    await api.call(anOps(), `POST /api/abuse-reports/person/${person.profileId}/decisions`, { body });
    expect((await read(person.pictureUrl)).status).toBe(404);
  });

  describe('is not made, and nothing is kept,', () => {
    it.each(REFUSED_UPLOADS)('%s', async (_, bytes, type, status, sentence) => {
      const person = await aPerson(api);
      const answer = await upload(person, await bytes(), type);
      expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(sentence) } });
      expect([await keptOf(person), await shownOf(person)]).toEqual([0, null]);
    });

    it('of an upload that is broken off', async () => {
      const person = await aPerson(api);
      await breakOffUpload(api, { path: `/api/users/${person.uid}/picture`, by: person });
      expect((await upload(person, 'Hello')).status).toBe(400);
      expect(await keptOf(person)).toBe(0);
    });
  });

  it('takes a wrong type and a wrong name for what the bytes are', async () => {
    const person = await aPerson(api);
    const { status } = await upload(person, await aPicture().png().toBuffer(), 'text/plain');
    expect(status).toBe(200);
  });

  it('is made once of 40 uploads at the same time, the others are told to wait, and other calls go on', async () => {
    const person = await aPerson(api);
    const bytes = await noise();
    const uploads = Promise.all(Array.from({ length: 40 }, () => upload(person, bytes)));
    const [others, answers] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => api.call(null, 'GET /api/hackathons'))),
      uploads,
    ]);
    const made = answers.filter(({ status }) => status === 200);
    const told = answers.filter(({ status }) => status === 429);
    expect(made.length).toBeGreaterThan(0);
    expect(made.length + told.length).toBe(40);
    for (const { body } of told) expect(body.error).toMatch(/Wait a moment/);
    expect(others.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await keptOf(person)).toBe(1);
  });

  it('waits for eight people at most; more are told so, and can try again', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => aPerson(api)));
    const bytes = await noise();
    const answers = await Promise.all(crowd.map((person) => upload(person, bytes)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBe(20 - refused.length);
    for (const { body } of refused) expect(body.error).toMatch(/^Many people/);
    const again = crowd[answers.findIndex(({ status }) => status === 503)] ?? crowd[0];
    if (!again) throw new Error('There is nobody.');
    await eventually(async () => (await upload(again, bytes)).status === 200);
  });
});
