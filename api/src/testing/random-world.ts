import { randomFrom } from '@crewdeck/matching';
import { hideProjects } from '../endings/after-hidden.ts';
import { InterestEntity } from '../interests/interest.entity.ts';
import { UserEntity } from '../users/user.entity.ts';
import { aHackathon, aMember, anInvite, aProject } from './builders.ts';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

const SKILLS = ['React', 'Flutter', 'Go', 'Figma', 'PostgreSQL', 'Python', 'Swift'];
const ROLES = ['Designer', 'Backend', 'Frontend'];
const INTERESTS = ['climate', 'music', 'health'];
const TIMES = ['tue evening', 'sat morning', 'sun evening'] as const;
const DAY_MS = 86_400_000;
/** Half of it is new. */
const OLDEST_DAYS = 28;

const ANY_STATE = `
  UPDATE users SET hidden_reason = CASE WHEN number % 19 = 0 THEN 'Spam' END,
    suspended_reason = CASE WHEN number % 23 = 0 THEN 'Spam' END
  FROM (SELECT id, row_number() OVER (ORDER BY firebase_uid) AS number FROM users) AS numbered WHERE numbered.id = users.id`;

/** People and projects in any state, and all that may stand between them. */
export async function aRandomWorld(api: TestApi, seed: number, people: number, projects: number): Promise<Person[]> {
  const event = await aHackathon(api);
  const chance = chanceOf(seed);
  const made: Person[] = [];
  for (let number = 0; number < people; number += 1) made.push(await aRandomPerson(api, `${seed}-${number}`, chance));
  for (let number = 0; number < projects; number += 1) await aRandomProject(api, made, event, chance);
  for (const { profileId } of made) await aRandomBlock(api, profileId, chance.one(made).profileId);
  await api.database.query(ANY_STATE);
  await api.database.query(`UPDATE projects SET hidden_reason = 'Spam' WHERE title = 'Project 7'`);
  await api.database.transaction((manager) =>
    hideProjects(
      manager,
      'owner_id',
      made.map(({ profileId }) => profileId),
    ),
  );
  await api.database.query(
    `INSERT INTO team_searches (hackathon_id, user_id) SELECT $1, id FROM users WHERE 'music' = ANY (interests)`,
    [event],
  );
  return made;
}

interface Chance {
  is: (share: number) => boolean;
  one: <T>(list: readonly T[]) => T;
  some: <T>(list: readonly T[]) => T[];
  /** From 1. */
  upTo: (most: number) => number;
  day: () => Date;
}

function chanceOf(seed: number): Chance {
  const random = randomFrom(seed);
  const is = (share: number) => random() < share;
  return {
    is,
    one: <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T,
    some: (list) => list.filter(() => is(0.4)),
    upTo: (most) => 1 + Math.floor(random() * most),
    day: () => new Date(Date.now() - random() * OLDEST_DAYS * DAY_MS),
  };
}

async function aRandomPerson(
  { database }: TestApi,
  key: string,
  { is, one, some, upTo, day }: Chance,
): Promise<Person> {
  const identity = { uid: `uid-${key}`, email: `${key}@students.test` };
  const { identifiers } = await database.manager.insert(UserEntity, {
    firebaseUid: identity.uid,
    email: identity.email,
    name: `Person ${key}`,
    skills: some(SKILLS).map((name) => ({ name, level: one(['Beginner', 'Advanced']) })),
    roles: some(ROLES),
    interests: some(INTERESTS),
    availability: one(['Available for work', 'Open to Collaborate', 'Not available', null]),
    hoursPerWeek: one([null, upTo(20)]),
    timeBlocks: some(TIMES),
    invitesPausedUntil: is(0.1) ? '2999-01-01' : null,
    createdAt: day(),
  });
  return { ...identity, profileId: identifiers[0]?.id };
}

async function aRandomProject(api: TestApi, people: Person[], event: string, chance: Chance): Promise<void> {
  const { is, one, some, upTo, day } = chance;
  const owner = one(people);
  const project = await aProject(api, {
    owner,
    title: `Project ${upTo(20)}`,
    techStack: some(SKILLS),
    rolesNeeded: some(ROLES),
    tags: some(INTERESTS),
    maxTeamSize: upTo(4),
    status: one(['Open', 'Ideation', 'In Progress', 'Completed', 'Archived']),
    collaborationType: one(['Open to all', 'Open to all', 'Open to all', 'Invite only']),
    deadline: one([null, '2999-01-01', '2020-01-01']),
    hackathonId: one([null, event]),
    createdAt: day(),
  });
  if (is(0.3) && project.maxTeamSize > 2) people.push(await aMember(api, project, owner));
  const others = people.filter(({ profileId }) => profileId !== owner.profileId);
  const status = one(['pending', 'declined', 'withdrawn', 'expired'] as const);
  await anInvite(api, project, { sender: owner, receiver: one(others), status });
  await api.database.manager.insert(InterestEntity, {
    projectId: project.id,
    userId: one(others).profileId,
    status: one(['shown', 'not_now', 'withdrawn']),
  });
}

async function aRandomBlock({ database }: TestApi, blockerId: string, blockedId: string): Promise<void> {
  if (blockerId === blockedId) return;
  await database.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [blockerId, blockedId]);
}
