import type { Collaboration, DirectoryUser, Hackathon, Interest, Invite, Profile, Project } from '@crewdeck/contract';
import { aMember, anInvite, aPerson, aProject } from '../src/testing/builders.ts';
import { aNewcomer, TestApi } from '../src/testing/test-api.ts';
import { PROFILE_FORM, PROJECT_FORM } from './spec-forms.ts';

/** Section 7 of the specification: each title is a row of its table, each payload what its client sends. */
describe('the calls of the product', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  it('POST /api/users | bearer | firebaseUid, name, email, bio, githubUrl, portfolioUrl, availability, skills, academicYear, branch, interests, featuredProjects, discordOrContact | create profile', async () => {
    const account = aNewcomer();
    const body = { firebaseUid: account.uid, email: account.email, ...PROFILE_FORM };
    const answer = await api.call<Profile>(account, 'POST /api/users', { body });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...body,
        skills: [
          { skill: { name: 'React' }, level: 'Advanced' },
          { skill: { name: 'Figma' }, level: 'Advanced' },
        ],
        featuredProjects: [{ title: 'Map', tech: ['React', 'Go'], link: 'https://example.test/map' }],
        frontendSkills: ['React'],
        customSkills: ['Figma'],
        projects: [],
      },
    });
  });

  it('PATCH /api/users/firebase/{uid} | bearer | same payload | update profile; error body text shown', async () => {
    const person = await aPerson(api);
    const { uid, email } = person;
    const path = `PATCH /api/users/firebase/${uid}` as const;
    const body = { firebaseUid: uid, email, ...PROFILE_FORM, interests: 'AI, Robots' };
    const answer = await api.call<Profile>(person, path, { body });
    const refusal = await api.call(person, path, { body: { ...body, bio: 'a'.repeat(1001) } });
    expect(answer).toMatchObject({ status: 200, body: { id: person.profileId, interests: ['AI', 'Robots'] } });
    expect(refusal).toMatchObject({ status: 400, body: { error: expect.stringMatching(/^bio: ./) } });
  });

  it('GET /api/users/firebase/{firebaseUid} | bearer | none | own profile (returns id); 404 = no profile', async () => {
    const [person, newcomer] = [await aPerson(api), aNewcomer()];
    const own = await api.call<Profile>(person, `GET /api/users/firebase/${person.uid}`);
    const none = await api.call(newcomer, `GET /api/users/firebase/${newcomer.uid}`);
    expect([own.status, own.body.id, none.status]).toEqual([200, person.profileId, 404]);
  });

  it('GET /api/users | none | none | directory, a list', async () => {
    const { profileId } = await aPerson(api, { name: 'In the directory' });
    const { status, body } = await api.call<DirectoryUser[]>(null, 'GET /api/users');
    expect(status).toBe(200);
    expect(body).toContainEqual(expect.objectContaining({ id: profileId, name: 'In the directory' }));
  });

  it('GET /api/users/{firebaseUid}/projects | bearer | none | list', async () => {
    const owner = await aPerson(api);
    const project = await aProject(api, { owner });
    const { body } = await api.call<Project[]>(owner, `GET /api/users/${owner.uid}/projects`);
    expect(body).toMatchObject([{ id: project.id, owner: { id: owner.profileId }, collaborators: [] }]);
  });

  it('GET /api/users/{firebaseUid}/collaborations | bearer | none | list', async () => {
    const owner = await aPerson(api);
    const words = { title: 'Joined', description: 'Together' };
    const project = await aProject(api, { owner, ...words, status: 'In Progress' });
    const member = await aMember(api, project, owner);
    const { body } = await api.call<Collaboration[]>(member, `GET /api/users/${member.uid}/collaborations`);
    const role = { role: 'Developer', status: 'In Progress' };
    expect(body).toMatchObject([{ ...words, ...role, project: { id: project.id, ...words } }]);
  });

  it('POST /api/projects | bearer | title, description, tags, techStack, maxTeamSize, status, difficulty, collaborationType, rolesNeeded, deadline, visibility, inviteStatus | create project', async () => {
    const { status, body } = await api.call<Project>(await aPerson(api), 'POST /api/projects', { body: PROJECT_FORM });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...PROJECT_FORM,
      tags: ['maps', 'campus'],
      rolesNeeded: ['Designer', 'Tester'],
    });
  });

  it('POST /api/projects takes the lists, numbers and nulls of an empty form', async () => {
    const lists = { tags: [], techStack: [], rolesNeeded: [] };
    const body = { ...PROJECT_FORM, ...lists, maxTeamSize: 1, deadline: null, difficulty: '', description: '' };
    const answer = await api.call<Project>(await aPerson(api), 'POST /api/projects', { body });
    expect(answer).toMatchObject({ status: 201, body: { ...lists, maxTeamSize: 1, deadline: null, difficulty: null } });
  });

  it('GET /api/projects | none | query tech, tags, difficulty (only non-empty sent) | project list', async () => {
    const owner = await aPerson(api);
    const values = { techStack: ['Elm'], tags: ['glaciers'], difficulty: 'Advanced' } as const;
    const project = await aProject(api, { owner, ...values, techStack: ['Elm'], tags: ['glaciers'] });
    for (const query of ['', '?tech=elm', '?tags=glacier', '?difficulty=Advanced', '?tech=Elm&tags=ice,glaciers']) {
      const { status, body } = await api.call<Project[]>(null, `GET /api/projects${query}`);
      expect(status).toBe(200);
      expect(body).toContainEqual(expect.objectContaining({ id: project.id, visibility: 'Open to All' }));
    }
  });

  it('GET /api/projects/mine | bearer | none | own projects (id, title used in dialog)', async () => {
    const owner = await aPerson(api);
    const { id } = await aProject(api, { owner, title: 'Mine' });
    const { body } = await api.call<Project[]>(owner, 'GET /api/projects/mine');
    expect(body).toMatchObject([{ id, title: 'Mine' }]);
  });

  it('PATCH /api/projects/{id} | none, JSON | status; or title, description, techStack, rolesNeeded, maxTeamSize, deadline, inviteStatus | update; response is updated project', async () => {
    const owner = await aPerson(api);
    const { id } = await aProject(api, { owner, tags: ['kept'] });
    const path = `PATCH /api/projects/${id}` as const;
    const edited = {
      title: 'Edited',
      description: 'Anew',
      techStack: ['Vue.js'],
      rolesNeeded: ['Tester'],
      maxTeamSize: 7,
      deadline: '2999-01-31',
      inviteStatus: 'Expired',
    };
    const withoutToken = await api.call(null, path, { body: { status: 'Archived' } });
    const archived = await api.call<Project>(owner, path, { body: { status: 'Archived' } });
    const saved = await api.call<Project>(owner, path, { body: edited });
    expect(withoutToken).toMatchObject({ status: 401, body: { code: 'auth.required' } });
    expect(archived).toMatchObject({ status: 200, body: { id, title: 'A project', status: 'Archived' } });
    expect(saved).toMatchObject({ status: 200, body: { ...edited, id, status: 'Archived', tags: ['kept'] } });
  });

  it('DELETE /api/projects/{id} | bearer | none | delete', async () => {
    const owner = await aPerson(api);
    const { id } = await aProject(api, { owner });
    const deleted = await api.call(owner, `DELETE /api/projects/${id}`);
    const after = await api.call(owner, `GET /api/projects/${id}`);
    expect([deleted.status, after.status]).toEqual([204, 404]);
  });

  it('POST /api/projects/{id}/invite | not shown | userIds | send invitations', async () => {
    const [owner, one, other] = [await aPerson(api), await aPerson(api), await aPerson(api)];
    const { id } = await aProject(api, { owner });
    const body = { userIds: [one.profileId, other.uid] };
    const answer = await api.call<{ userId: string }[]>(owner, `POST /api/projects/${id}/invite`, { body });
    const results = body.userIds.map((userId) => ({ userId, created: true, error: null, code: null }));
    expect([answer.status, answer.body]).toEqual([201, results]);
  });

  it('POST /api/invites | bearer | projectId, receiverId, role | send one invite', async () => {
    const [owner, receiver] = [await aPerson(api), await aPerson(api)];
    const project = await aProject(api, { owner, title: 'Invited to' });
    const body = { projectId: project.id, receiverId: receiver.profileId, role: 'Frontend Developer' };
    const sent = await api.call<Invite>(owner, 'POST /api/invites', { body });
    const again = await api.call(owner, 'POST /api/invites', { body });
    expect(sent).toMatchObject({ status: 201, body: { ...body, status: 'pending', project: { title: 'Invited to' } } });
    expect(again).toMatchObject({ status: 409, body: { error: expect.stringContaining('unique') } });
  });

  it('GET /api/invites/project/{projectId} | not shown | none | invites of a project', async () => {
    const [owner, receiver] = [await aPerson(api), await aPerson(api, { name: 'The receiver' })];
    const project = await aProject(api, { owner });
    const { id } = await anInvite(api, project, { sender: owner, receiver });
    const { body } = await api.call<Invite[]>(owner, `GET /api/invites/project/${project.id}`);
    expect(body).toMatchObject([{ id, status: 'pending', role: 'Developer', receiver: { name: 'The receiver' } }]);
  });

  it('GET /api/invites/user/{uid} | bearer | none | received invites; polled every 30 s for pending count', async () => {
    const [owner, receiver] = [await aPerson(api, { name: 'The sender' }), await aPerson(api)];
    const { id } = await anInvite(api, await aProject(api, { owner }), { sender: owner, receiver });
    const { body } = await api.call<Invite[]>(receiver, `GET /api/invites/user/${receiver.uid}`);
    const sender = { name: 'The sender', email: owner.email };
    expect(body).toMatchObject([{ id, status: 'pending', project: { title: 'A project' }, sender }]);
  });

  it('GET /api/invites/sent/{id} | bearer | none | sent invites (user id or profile id); polled every 30 s, filtered to accepted', async () => {
    const owner = await aPerson(api);
    const project = await aProject(api, { owner });
    const { profileId } = await aMember(api, project, owner);
    for (const id of [owner.uid, owner.profileId]) {
      const { body } = await api.call<Invite[]>(owner, `GET /api/invites/sent/${id}`);
      expect(body).toMatchObject([{ status: 'accepted', projectId: project.id, receiverId: profileId }]);
    }
  });

  it.each(['accepted', 'declined'])('PATCH /api/invites/{id} | bearer | status %s | respond', async (status) => {
    const [owner, receiver] = [await aPerson(api), await aPerson(api)];
    const { id } = await anInvite(api, await aProject(api, { owner }), { sender: owner, receiver });
    const answered = await api.call<Invite>(receiver, `PATCH /api/invites/${id}`, { body: { status } });
    const again = await api.call(receiver, `PATCH /api/invites/${id}`, { body: { status } });
    expect(answered).toMatchObject({ status: 200, body: { id, status } });
    expect(again).toMatchObject({ status: 409, body: { code: 'invite.not_pending' } });
  });

  it('GET /api/interests/user/{userId} | not shown | none | projects of interest (reads id)', async () => {
    const [owner, person] = [await aPerson(api), await aPerson(api)];
    const { id } = await aProject(api, { owner });
    await api.call(person, 'POST /api/interests', { body: { userId: person.profileId, projectId: id } });
    const { body } = await api.call<Project[]>(person, `GET /api/interests/user/${person.profileId}`);
    expect(body.map((project) => project.id)).toEqual([id]);
  });

  it("POST /api/interests | bearer, JSON | userId, projectId | show interest; reply's error field shown on failure", async () => {
    const [owner, person] = [await aPerson(api), await aPerson(api)];
    const { id: projectId } = await aProject(api, { owner });
    const body = { userId: person.profileId, projectId };
    const shown = await api.call<Interest>(person, 'POST /api/interests', { body });
    const again = await api.call(person, 'POST /api/interests', { body });
    expect(shown).toMatchObject({ status: 201, body });
    expect(again).toMatchObject({ status: 409, body: { error: 'You have already shown interest in this project' } });
  });

  it('GET /api/hackathons | not shown | none | list', async () => {
    await api.database.query(
      "INSERT INTO hackathons (title, event_date, hackathon_link) VALUES ('Jam', '2027-03-01', 'https://jam.example')",
    );
    const { status, body } = await api.call<Hackathon[]>(null, 'GET /api/hackathons');
    expect(status).toBe(200);
    expect(body).toMatchObject([{ title: 'Jam', eventDate: '2027-03-01', techStack: [], participants: [] }]);
  });
});
