import { aPerson } from '../src/testing/builders.ts';
import { EventTeams } from '../src/testing/event-teams.ts';
import type { Person } from '../src/testing/people.ts';
import { MailPost } from './mail-post.ts';

describe('of teams that are proposed', () => {
  let post: MailPost;
  let event: EventTeams;
  let ada: Person;

  beforeAll(async () => {
    post = await MailPost.start();
  });

  beforeEach(async () => {
    event = await EventTeams.at(post.api);
    ada = await aPerson(post.api, { name: 'Ada' });
    await event.look(ada);
  });

  afterAll(() => post.stop());

  const toldAt = (time: string) =>
    post.api.database.query(
      `UPDATE activities SET created_at = ${time} WHERE user_id = $1 AND kind = 'team_proposed' AND handed_over_at IS NOT NULL`,
      [ada.profileId],
    );
  async function propose() {
    const [other] = await event.seekers('Go');
    await event.open(2);
    await post.workOff();
    await event.answer(other, 'no');
  }

  it('one a day is mailed to a person, and each of them is in their list', async () => {
    for (const _ of [1, 2, 3]) {
      await propose();
      await toldAt(`date_trunc('day', now(), 'UTC')`);
    }
    expect(post.mailsTo(ada)).toHaveLength(1);
    expect(await event.toldOf(ada)).toEqual(Array(3).fill('team_proposed'));
  });

  it('the first of the next day is mailed again', async () => {
    await propose();
    await toldAt(`date_trunc('day', now(), 'UTC') - interval '1 min'`);
    await propose();
    expect(post.mailsTo(ada)).toHaveLength(2);
  });
});
