import type { DirectoryUser, Person as PersonPage, Profile, ProjectInterest } from '@crewdeck/contract';
import { TeamUpkeep } from '../team-upkeep/team-upkeep.ts';
import { anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';
import type { InviteEntity } from './invite.entity.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Whether it is said of somebody that they usually answer within a day: by their own numbers, and only when these are good. */
describe('who usually answers within a day', () => {
  let api: TestApi;
  let owner: Person;
  let receiver: Person;

  beforeAll(async () => {
    api = await TestApi.start();
    owner = await aPerson(api);
  });

  beforeEach(async () => {
    receiver = await aPerson(api);
  });

  afterAll(() => api.stop());

  const invited = async (values: Partial<InviteEntity> = {}) =>
    anInvite(api, await aProject(api, { owner }), { sender: owner, receiver, ...values });
  const answer = ({ id }: InviteEntity, status = 'declined') =>
    api.call(receiver, `PATCH /api/invites/${id}`, { body: { status } });
  const answerAfter = async (hours: number) => answer(await invited({ createdAt: hoursAgo(hours) }));
  const answerAll = async (hours: readonly number[]) => {
    for (const after of hours) await answerAfter(after);
  };
  const isSaid = async () =>
    (await api.call<PersonPage>(null, `GET /api/users/${receiver.profileId}`)).body.answersWithinADay;
  const pass = (days: number) =>
    api.database.query(
      `UPDATE users SET answers_quickly_until = answers_quickly_until - $2 * interval '1 day' WHERE id = $1`,
      [receiver.profileId, days],
    );

  it('is said from the fifth invite on, of which four were answered within 24 hours', async () => {
    await answerAll([1, 23, 25, 1]);
    expect(await isSaid()).toBe(false);
    await answer(await invited(), 'accepted');
    expect(await isSaid()).toBe(true);
    await answerAfter(25);
    expect(await isSaid()).toBe(false);
  });

  it('is said on the page, in the directory, to owners of whom is interested, and to themselves', async () => {
    const { id: projectId } = await aProject(api, { owner });
    await api.call(receiver, 'POST /api/interests', { body: { userId: receiver.uid, projectId } });
    const everywhere = async () => {
      const { body: directory } = await api.call<DirectoryUser[]>(owner, 'GET /api/users');
      const { body: interested } = await api.call<ProjectInterest[]>(owner, `GET /api/projects/${projectId}/interests`);
      const { body: own } = await api.call<Profile>(receiver, `GET /api/users/firebase/${receiver.uid}`);
      const inDirectory = directory.find(({ id }) => id === receiver.profileId);
      return [inDirectory, interested[0]?.person, own].map((person) => person?.answersWithinADay);
    };
    expect(await everywhere()).toEqual([false, false, false]);
    await answerAll([1, 1, 1, 1, 1]);
    expect(await everywhere()).toEqual([true, true, true]);
  });

  it('counts what expires unanswered, what is taken back, and nothing that its sender withdrew', async () => {
    await answerAll([1, 1, 1, 1]);
    await api.call(owner, `DELETE /api/invites/${(await invited()).id}`);
    expect(await isSaid()).toBe(false);
    const fifth = await invited();
    await answer(fifth);
    expect(await isSaid()).toBe(true);
    await answer(fifth, 'pending');
    expect(await isSaid()).toBe(false);
    await answer(fifth);
    for (const days of [20, 21]) await invited({ createdAt: hoursAgo(days * DAY_HOURS) });
    expect(await isSaid()).toBe(true);
    await api.get(TeamUpkeep).keepUp();
    expect(await isSaid()).toBe(false);
  });

  const answeredAtOnce = async (daysAgo: number) => {
    const createdAt = hoursAgo(daysAgo * DAY_HOURS);
    await invited({ status: 'declined', createdAt, answeredAt: createdAt });
  };

  it('is of the invites of the last 90 days alone, and ends by itself when these are too few', async () => {
    await answeredAtOnce(91);
    await answerAll([1, 1, 1, 1]);
    expect(await isSaid()).toBe(false);
    receiver = await aPerson(api);
    await answeredAtOnce(80);
    await answerAll([1, 1, 1, 1]);
    expect(await isSaid()).toBe(true);
    await pass(9);
    expect(await isSaid()).toBe(true);
    await pass(2);
    expect(await isSaid()).toBe(false);
  });

  it('ends by itself when the quick answers are old, and the slow ones are not', async () => {
    for (let place = 0; place < 6; place += 1) await answeredAtOnce(70);
    await answerAll([25, 25, 1, 1, 1]);
    await pass(19);
    expect(await isSaid()).toBe(true);
    await pass(2);
    expect(await isSaid()).toBe(false);
  });
});
