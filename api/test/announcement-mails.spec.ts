import { aHackathon, aPerson } from '../src/testing/builders.ts';
import { anOps } from '../src/testing/release-builders.ts';
import { MailPost } from './mail-post.ts';

describe('of announcements', () => {
  let post: MailPost;

  beforeAll(async () => {
    post = await MailPost.start();
  });

  afterAll(() => post.stop());

  it('whoever takes part gets a mail with the words, unless they have refused those of this event', async () => {
    const [told, refusing] = [await aPerson(post.api), await aPerson(post.api)];
    const [jam, other] = [await aHackathon(post.api, 'Campus Jam'), await aHackathon(post.api, 'Game Jam')];
    for (const event of [jam, other])
      for (const person of [told, refusing])
        await post.api.call(person, `PUT /api/hackathons/${event}/team-search`, { body: {} });
    await post.api.call(refusing, `PUT /api/hackathons/${jam}/announcements/refusal`);
    for (const event of [jam, other])
      await post.api.call(anOps(), `POST /api/hackathons/${event}/announcements`, {
        body: { words: 'Doors open at nine.' },
      });
    await post.workOff();
    const subjects = (person: Parameters<MailPost['mailsTo']>[0]) =>
      post
        .mailsTo(person)
        .map(({ subject }) => subject)
        .sort();
    expect(subjects(told)).toEqual(['Campus Jam: Doors open at nine.', 'Game Jam: Doors open at nine.']);
    expect(subjects(refusing)).toEqual(['Game Jam: Doors open at nine.']);
    expect(post.mailsTo(told)[0]?.text).toContain('Doors open at nine.');
  });

  it('a mail leads out of those of its event, and of no other', async () => {
    const person = await aPerson(post.api);
    const event = await aHackathon(post.api, 'Star Jam');
    await post.api.call(person, `PUT /api/hackathons/${event}/team-search`, { body: {} });
    await post.api.call(anOps(), `POST /api/hackathons/${event}/announcements`, { body: { words: 'Hello.' } });
    await post.workOff();
    const [, token = ''] = /\/unsubscribe\?token=(\S+)/.exec(post.mailsTo(person)[0]?.text ?? '') ?? [];
    const starJam = { topics: [], hackathon: 'Star Jam' };
    const link = await post.api.call(null, `GET /api/unsubscribe/link?token=${token}`);
    expect(link.body).toEqual({ turnsOff: starJam });
    const { body } = await post.api.call(null, `POST /api/unsubscribe?token=${token}`);
    expect(body).toEqual(starJam);
    const settings = await post.api.call<{ mail: { refused: string[] } }>(person, 'GET /api/account/notifications');
    expect(settings.body.mail.refused).toEqual([]);
    const search = await post.api.call<{ refusesAnnouncements: boolean }>(
      person,
      `GET /api/hackathons/${event}/team-search`,
    );
    expect(search.body.refusesAnnouncements).toBe(true);
  });
});
