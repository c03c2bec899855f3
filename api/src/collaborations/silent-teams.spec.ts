import { aMember, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { TestApi } from '../testing/test-api.ts';

const TEAMS = process.env.CREWDECK_LABS ? 100 : 20;
const MEMBERS_OF_EACH = 2;
const DAYS = 8 * 7;
const SILENT_SHARE = 0.2;
const AWAY_EACH_DAYS = 3 * 7;
const LONGEST_SILENCE_DAYS = 28;
const SEED = 16;

interface Member {
  readonly person: Person;
  readonly owner: Person;
  readonly projectId: string;
  /** The day from which on they are heard of no more. */
  readonly silentFrom: number | null;
  /** The first day of a week in which they are away, as in every third one after it. */
  readonly awayFrom: number;
  lastSign: number;
  /** The day on which they will answer what they are asked. */
  answersOn: number | null;
  freedOn: number | null;
}

/** The numbers from 0 to 1 of one seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe(`${TEAMS} teams, of which a fifth of the members falls silent`, () => {
  let api: TestApi;
  let members: Member[];
  const random = numbersOf(SEED);
  const someDay = (days: number) => Math.floor(random() * days);

  beforeAll(async () => {
    api = await TestApi.start();
    members = (await Promise.all(Array.from({ length: TEAMS }, aTeam))).flat().map((seat) => ({
      ...seat,
      silentFrom: random() < SILENT_SHARE ? someDay(DAYS - LONGEST_SILENCE_DAYS) : null,
      awayFrom: someDay(AWAY_EACH_DAYS),
      lastSign: 0,
      answersOn: null,
      freedOn: null,
    }));
  });

  afterAll(() => api.stop());

  async function aTeam() {
    const owner = await aPerson(api);
    const project = await aProject(api, { owner });
    const people: Person[] = [];
    while (people.length < MEMBERS_OF_EACH) people.push(await aMember(api, project, owner));
    return people.map((person) => ({ person, owner, projectId: project.id }));
  }

  async function passDay(day: number): Promise<void> {
    await api.database.query(`UPDATE project_members SET next_check_in_at = next_check_in_at - interval '1 day'`);
    await runJobs(api, 'ask_to_check_in');
    const asked = await whose('SELECT user_id AS id FROM project_members WHERE asked_at IS NOT NULL');
    await Promise.all(asked.map((member) => answer(member, day)));
    const offered = await whose(`SELECT person_id AS id FROM activities WHERE kind = 'seat_may_be_freed'`);
    await Promise.all(offered.map((member) => free(member, day)));
  }

  async function whose(statement: string): Promise<Member[]> {
    const ids = new Set((await api.database.query<{ id: string }[]>(statement)).map(({ id }) => id));
    return members.filter(({ person }) => ids.has(person.profileId));
  }

  async function answer(member: Member, day: number): Promise<void> {
    member.answersOn ??= day + someDay(7);
    const isAway = (day + AWAY_EACH_DAYS - member.awayFrom) % AWAY_EACH_DAYS < 7;
    const isSilent = member.silentFrom !== null && day >= member.silentFrom;
    if (isAway || isSilent || day < member.answersOn) return;
    await api.call(member.person, `POST /api/projects/${member.projectId}/check-ins`);
    Object.assign(member, { answersOn: null, lastSign: day });
  }

  /** The owner does what they are told that they may, and nothing else. */
  async function free(member: Member, day: number): Promise<void> {
    const body = { userId: member.person.profileId, words: 'Thank you for what you did.' };
    await api.call(member.owner, `POST /api/projects/${member.projectId}/removals`, { body });
    member.freedOn = day;
  }

  it('offers every silent seat again within four weeks of their last sign, and frees nobody who is active', async () => {
    for (let day = 1; day <= DAYS; day += 1) await passDay(day);
    const silent = members.filter(({ silentFrom }) => silentFrom !== null);
    expect(silent.length).toBeGreaterThan(TEAMS / 5);
    const isLate = ({ freedOn, lastSign }: Member) => freedOn === null || freedOn - lastSign > LONGEST_SILENCE_DAYS;
    expect(silent.filter(isLate)).toEqual([]);
    expect(members.filter(({ silentFrom, freedOn }) => silentFrom === null && freedOn !== null)).toEqual([]);
    const seats = await api.database.query('SELECT count(*)::int AS taken FROM project_members');
    expect(seats).toEqual([{ taken: members.length - silent.length }]);
  });
});
