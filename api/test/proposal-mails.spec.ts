import type { Activity } from '@crewdeck/contract';
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
    await toldAt(`date_trunc('day', now(), 'UTC')`);
  }

  it('each is mailed, since its answer is due in a day, but at most five a day to a person', async () => {
    for (const _ of Array(6)) await propose();
    expect(post.mailsTo(ada)).toHaveLength(5);
    expect(await event.toldOf(ada)).toEqual(Array(6).fill('team_proposed'));
  });

  it('a mail says of the second that the first fell through, and nothing of it to who begins to look', async () => {
    await propose();
    const [late] = await event.seekers('Figma');
    await event.open(2);
    await post.workOff();
    const subjectsTo = (person: Person) => post.mailsTo(person).map(({ subject }) => subject);
    const told = (which: string) => `${which} team for Campus Jam needs your answer within a day.`;
    expect(subjectsTo(ada)).toEqual([told('Another'), told('A')]);
    expect(subjectsTo(late)).toEqual([told('A')]);
  });

  it('a mail names the others who may be seen, and so does the list until the proposal ends', async () => {
    const [, hidden] = await event.seekers('Go', 'Figma');
    await event.open(3);
    const hide = (reason: string | null) =>
      post.api.database.query('UPDATE users SET hidden_reason = $2 WHERE id = $1', [hidden.profileId, reason]);
    await hide('Spam');
    await post.workOff();
    expect(post.mailsTo(ada)[0]?.text).toContain('With: Seeker1 Of Go (Go person)\n');
    const told = async () => (await post.api.call<Activity[]>(ada, 'GET /api/activities')).body[0];
    expect(await told()).toMatchObject({ teammates: ['Seeker1 Of Go'], outcome: null });
    await hide(null);
    await event.answer(ada, 'no');
    expect(await told()).toMatchObject({ teammates: null, outcome: 'ended' });
  });

  it('a mail says what the team covers together, as its page does', async () => {
    await event.seekers('Go', 'Figma');
    await event.open(3);
    await post.workOff();
    const { reasons = [] } = (await event.read(ada)).proposal ?? {};
    expect(reasons).not.toEqual([]);
    const [mail] = post.mailsTo(ada);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(reasons.join(' '));
    expect(mail?.text).toContain('With: Seeker1 Of Go (Go person) and Seeker2 Of Figma (Figma person)\n');
  });

  async function fallThrough() {
    const [other] = await event.seekers('Go');
    await event.open(2);
    await event.answer(ada, 'yes');
    await event.answer(other, 'no');
    await post.api.call(other, `DELETE /api/hackathons/${event.hackathonId}/team-search`);
    await event.keepUp();
    await post.workOff();
  }
  const FALLEN = "Your proposed team for Campus Jam fell through. We're still looking.";
  const fallenOf = (person: Person) => post.mailsTo(person).filter(({ subject }) => subject === FALLEN);

  it('who said yes in vain is mailed that at once, but at most five times a day', async () => {
    await fallThrough();
    const [mail] = fallenOf(ada);
    expect(mail?.text).toContain(`/hackathons/${event.hackathonId}#find-my-team`);
    for (const _ of Array(5)) await fallThrough();
    expect(fallenOf(ada)).toHaveLength(5);
  });

  it('who refuses emails of their team is mailed of none', async () => {
    await post.api.database.query(
      `INSERT INTO notification_refusals (user_id, channel, topic) VALUES ($1, 'mail', 'team')`,
      [ada.profileId],
    );
    await fallThrough();
    expect(await event.toldOf(ada)).toEqual(['team_fell_through', 'team_proposed']);
    expect(post.mailsTo(ada)).toEqual([]);
  });

  it('the first of the next day is mailed again', async () => {
    for (const _ of Array(6)) await propose();
    await toldAt(`date_trunc('day', now(), 'UTC') - interval '1 min'`);
    await propose();
    expect(post.mailsTo(ada)).toHaveLength(6);
  });
});
