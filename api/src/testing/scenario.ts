import type { Interest, TeamLink, TeamMeeting, TeamNote } from '@crewdeck/contract';
import { ActivityEntity } from '../activities/activity.entity.ts';
import type { InviteEntity } from '../invites/invite.entity.ts';
import { OrganiserEntity } from '../organisers/organiser.entity.ts';
import { PROFILE_IDS } from '../platform/auth/caller.ts';
import type { ProjectEntity } from '../projects/project.entity.ts';
import type { ProfileIdCache } from '../users/profile-id-cache.ts';
import { aHackathon, aMember, anInvite, aPerson, aProject, inDays } from './builders.ts';
import type { Account, Person } from './people.ts';
import { aDeployToken, aModule, aModuleName, anOps } from './release-builders.ts';
import { aTeamProposal } from './team-proposals.ts';
import { aNewcomer, type TestApi } from './test-api.ts';
import { aWebhook } from './webhook-receiver.ts';

/** A project for invited people, and everybody who may stand in some relation to it. */
export interface Scenario {
  readonly project: ProjectEntity;
  /** Another project of the same owner, that everybody sees. */
  readonly openProject: ProjectEntity;
  /** That the member is asked to own, open to all. */
  readonly askedProject: ProjectEntity;
  /** Completed, of the owner and the member, and open to all; credits the former member. */
  readonly finishedProject: ProjectEntity;
  /** That the owner organises. */
  readonly hackathonId: string;
  /** Another event, where the member and the owner look for a team. */
  readonly proposedAtId: string;
  /** Theirs, proposed there. */
  readonly proposalId: string;
  /** The invite that the invitee has not answered. */
  readonly invite: InviteEntity;
  /** In the room of the project. */
  readonly teamLinkId: string;
  /** In the same, of the member. */
  readonly teamNoteId: string;
  /** In the same, that the member proposed. */
  readonly teamMeetingId: string;
  /** Of the same project. */
  readonly webhookId: string;
  /** Of the member's calendar, with its secret. */
  readonly calendarPath: `/api/${string}`;
  readonly newcomer: Account;
  readonly stranger: Person;
  readonly invitee: Person;
  readonly member: Person;
  readonly owner: Person;
  /** By the owner. */
  readonly blocked: Person;
  /** In the open project. */
  readonly interested: Person;
  readonly interestId: string;
  /** That the owner is told of the interest. */
  readonly activityId: string;
  /** Who was a member of the project. */
  readonly former: Person;
  /** One of those who decide what is live; has no profile. */
  readonly ops: Account;
  /** Live, with no other release and nothing else done to it. */
  readonly module: string;
  readonly release: string;
  /** Used a moment ago, so that its use leaves no trace. */
  readonly deployToken: string;
  readonly otherDeployToken: string;
}

export async function aScenario(api: TestApi): Promise<Scenario> {
  const { module, releases } = await aModule(api, ['1.0.0']);
  const owner = await aPerson(api, { name: 'The owner' });
  const invitee = await aPerson(api, { name: 'The invitee' });
  const project = await aProject(api, { owner, collaborationType: 'Invite only' });
  const openProject = await aProject(api, { owner });
  const member = await aMember(api, project, owner);
  const former = await aFormerMember(api, project, owner);
  const proposedAtId = await aHackathon(api, 'Game Jam');
  return {
    project,
    openProject,
    hackathonId: await anEventOf(api, owner),
    owner,
    invitee,
    invite: await anInvite(api, project, { sender: owner, receiver: invitee }),
    member,
    ...(await aTeamRoom(api, project, member)),
    webhookId: (await aWebhook(api, owner, project)).id,
    proposedAtId,
    proposalId: await aTeamProposal(api, proposedAtId, [member, owner]),
    askedProject: await anAskedProject(api, owner, member),
    stranger: await aPerson(api, { name: 'The stranger' }),
    blocked: await aBlockedPerson(api, owner),
    ...(await anInterestedPerson(api, openProject)),
    ...(await aFinishedProject(api, { owner, member, former })),
    former,
    newcomer: aNewcomer(),
    ops: anOps(),
    module,
    release: releases[0] ?? '',
    deployToken: await aUsedDeployToken(api, module),
    otherDeployToken: await aUsedDeployToken(api, aModuleName()),
  };
}

async function anEventOf(api: TestApi, { profileId: userId }: Person): Promise<string> {
  const hackathonId = await aHackathon(api);
  await api.database.manager.insert(OrganiserEntity, { hackathonId, userId });
  return hackathonId;
}

async function aTeamRoom(api: TestApi, { id }: ProjectEntity, member: Person) {
  const link = { body: { url: 'https://github.com/crew/map' } };
  const note = { body: { words: 'We meet on Monday.' } };
  const meeting = { body: { title: 'First meeting', startsAt: inDays(1), minutes: 60 } };
  return {
    teamLinkId: (await api.call<TeamLink>(member, `POST /api/projects/${id}/links`, link)).body.id,
    teamMeetingId: (await api.call<TeamMeeting>(member, `POST /api/projects/${id}/meetings`, meeting)).body.id,
    calendarPath: (await api.call<{ path: `/api/${string}` }>(member, 'POST /api/account/calendar')).body.path,
    teamNoteId: (await api.call<TeamNote>(member, `POST /api/projects/${id}/notes`, note)).body.id,
  };
}

async function anAskedProject(api: TestApi, owner: Person, member: Person): Promise<ProjectEntity> {
  const project = await aProject(api, { owner });
  const { id } = await anInvite(api, project, { sender: owner, receiver: member });
  await api.call(member, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } });
  await api.call(owner, `PUT /api/projects/${project.id}/handover`, { body: { userId: member.uid } });
  return project;
}

async function aFinishedProject(
  api: TestApi,
  { owner, member, former }: Pick<Scenario, 'owner' | 'member' | 'former'>,
) {
  const finishedProject = await aProject(api, { owner });
  const path = `/api/projects/${finishedProject.id}` as const;
  for (const receiver of [member, former]) {
    const { id } = await anInvite(api, finishedProject, { sender: owner, receiver });
    await api.call(receiver, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } });
  }
  await api.call(former, `POST ${path}/leave`);
  await api.call(owner, `PATCH ${path}`, { body: { status: 'Completed' } });
  await api.call(owner, `PUT ${path}/credits/${former.uid}`);
  return { finishedProject };
}

async function aBlockedPerson(api: TestApi, owner: Person): Promise<Person> {
  const person = await aPerson(api, { name: 'The blocked' });
  await api.call(owner, 'POST /api/blocks', { body: { userId: person.uid } });
  return person;
}

async function anInterestedPerson(api: TestApi, { id }: ProjectEntity) {
  const interested = await aPerson(api, { name: 'The interested' });
  const body = { userId: interested.uid, projectId: id };
  const { body: interest } = await api.call<Interest>(interested, 'POST /api/interests', { body });
  const { id: activityId } = await api.database.manager.findOneByOrFail(ActivityEntity, { personId: interest.userId });
  return { interested, interestId: interest.id, activityId };
}

async function aFormerMember(api: TestApi, project: ProjectEntity, owner: Person): Promise<Person> {
  const person = await aMember(api, project, owner);
  await api.call(person, `POST /api/projects/${project.id}/leave`);
  return person;
}

async function aUsedDeployToken(api: TestApi, module: string): Promise<string> {
  const token = await aDeployToken(api, module);
  await api.call(null, 'GET /api/releases', { token });
  return token;
}

/** Every row there is in any table, to see that a refused call has changed none. */
export async function everyRow(api: TestApi): Promise<unknown> {
  const columns = (await tablesOf(api)).map(
    (name) => `(SELECT string_agg(t::text, E'\\n' ORDER BY t::text) FROM ${name} t) AS ${name}`,
  );
  const [rows] = await api.database.query(`SELECT ${columns.join(', ')}`);
  return rows;
}

/** Tables whose rows migrations have written. */
const FILLED_BY_MIGRATIONS = ['migrations', 'registry'];

/** Removes what earlier tests left: looking at every row stays quick, however many tests do it. */
export async function removeEveryRow(api: TestApi): Promise<void> {
  const tables = (await tablesOf(api)).filter((name) => !FILLED_BY_MIGRATIONS.includes(name));
  await rewrite(
    api,
    tables.map((name) => `DELETE FROM ${name}`),
  );
}

/** Copies every row that there is now; answers what puts exactly those back, which is quicker than making them again. */
export async function keepEveryRow(api: TestApi): Promise<() => Promise<void>> {
  const tables = (await tablesOf(api)).filter((name) => name !== 'migrations');
  const copies = tables.map((name) => `CREATE TABLE kept.${name} AS TABLE ${name}`);
  await api.database.query(['CREATE SCHEMA kept', ...copies].join('; '));
  return async () => {
    await rewrite(
      api,
      tables.map((name) => `DELETE FROM ${name}; INSERT INTO ${name} TABLE kept.${name}`),
    );
    // Who was suspended or had left is back.
    api.get<ProfileIdCache>(PROFILE_IDS).forget(null);
  };
}

async function rewrite(api: TestApi, statements: readonly string[]): Promise<void> {
  await api.database.transaction(async (manager) => {
    // Without the triggers: history lets nobody remove anything.
    await manager.query('SET LOCAL session_replication_role = replica');
    // Not TRUNCATE, which makes new files for each table and each of its indexes.
    await manager.query(statements.join('; '));
  });
}

async function tablesOf(api: TestApi): Promise<string[]> {
  const tables = await api.database.query<{ name: string }[]>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  return tables.map(({ name }) => name);
}
