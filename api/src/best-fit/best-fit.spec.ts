import { randomUUID } from 'node:crypto';
import {
  invitePauseDays,
  type ListedProject,
  type ListedUser,
  type ProjectPage,
  TOTAL_COUNT_HEADER,
} from '@crewdeck/contract';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Account, Person } from '../testing/people.ts';
import { removeEveryRow } from '../testing/scenario.ts';
import { aNewcomer, TestApi } from '../testing/test-api.ts';

const skills = (...names: string[]) => names.map((skillId) => ({ skillId }));

describe('best fit', () => {
  let api: TestApi;
  let owner: Person;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  beforeEach(async () => {
    await removeEveryRow(api);
    owner = await aPerson(api, { name: 'Olga' });
  });

  const people = async (caller: Account | null, query = '') =>
    (await api.call<ListedUser[]>(caller, `GET /api/users?sort=fit${query}`)).body;
  const projects = async (caller: Account | null, query = '') =>
    (await api.call<ListedProject[]>(caller, `GET /api/projects?sort=fit${query}`)).body;
  const titles = (list: ListedProject[]) => list.map(({ title }) => title);
  const names = (list: ListedUser[]) => list.map(({ name }) => name);

  describe('of projects', () => {
    it('names first what seeks the skills of the caller, by whatever name, and says so', async () => {
      const caller = await aPerson(api, { skills: skills('k8s', 'React') });
      await aProject(api, { owner, title: 'Ops', techStack: ['Kubernetes'] });
      await aProject(api, { owner, title: 'Songs', techStack: ['Haskell'] });

      const list = await projects(caller);

      expect(titles(list)).toEqual(['Ops', 'Songs']);
      expect(list.map(({ fit }) => fit?.reasons)).toEqual([
        ['Needs Kubernetes, which you have and nobody on the team does.'],
        [],
      ]);
    });

    it('puts what looks for nobody, is their own, or was declined, behind all others', async () => {
      const caller = await aPerson(api, { skills: skills('React') });
      const techStack = ['React'];
      await aProject(api, { owner: caller, title: 'Own', techStack });
      const declined = await aProject(api, { owner, title: 'Declined', techStack });
      await anInvite(api, declined, { sender: owner, receiver: caller, status: 'declined' });
      await aProject(api, { owner, title: 'Archived', techStack, status: 'Archived' });
      await aProject(api, { owner, title: 'Full', techStack, maxTeamSize: 2 }).then((full) =>
        aMember(api, full, owner),
      );
      await aProject(api, { owner, title: 'Fits', techStack });

      const list = await projects(caller);

      expect(titles(list)).toEqual(['Fits', 'Declined', 'Own', 'Full', 'Archived']);
      expect(list.filter(({ fit }) => fit?.reasons.length).map(({ title }) => title)).toEqual(['Fits']);
    });
  });

  it('compares times by the clocks of both sides, and tells them by that of who reads', async () => {
    const week = async (person: Person, timeBlocks: string[], timeZone: string | null) =>
      api.call(person, `PATCH /api/users/firebase/${person.uid}`, { body: { timeBlocks, timeZone } });
    const far = await aPerson(api, { name: 'Far', skills: skills('Go') });
    const apart = await aPerson(api, { name: 'Apart', skills: skills('Go') });
    const { id } = await aProject(api, { owner, techStack: ['Go'] });
    const aboutTime = (fit?: { reasons: string[] } | null) => fit?.reasons.filter((one) => /common|evenings/.test(one));
    const reasons = async () => ({
      people: (await people(owner, `&project=${id}`)).map(({ name, fit }) => [name, aboutTime(fit)]),
      page: aboutTime((await api.call<ProjectPage>(far, `GET /api/projects/${id}`)).body.fit),
      list: (await projects(far)).map(({ fit }) => aboutTime(fit)),
    });
    await week(owner, ['tue evening'], 'Etc/GMT-2');
    await week(far, ['tue afternoon'], 'Etc/GMT+2');
    await week(apart, ['tue evening'], 'Etc/GMT+2');
    const seen = ['3 hours in common: Tue 15–18 your time, 19–22 theirs.'];
    expect(await reasons()).toEqual({
      people: [
        ['Far', ['3 hours in common: Tue 19–22 your time, 15–18 theirs.']],
        ['Apart', []],
      ],
      page: seen,
      list: [seen],
    });

    await week(owner, ['tue evening'], null);
    await week(far, ['tue evening'], null);
    expect((await reasons()).page).toEqual(['Free on the same evenings: Tue.']);
    await week(owner, ['tue evening'], 'Etc/GMT-2');
    expect((await reasons()).people).toContainEqual(['Far', ['3 hours in common: Tue 19–22.']]);
  });

  it('is told on the page of a project to whom it fits, with what is missing, and to nobody else', async () => {
    const caller = await aPerson(api, { skills: skills('k8s') });
    const { id } = await aProject(api, { owner, techStack: ['Kubernetes', 'Kotlin', 'Swift'] });
    const fitFor = async (person: Account | null, project = id) =>
      (await api.call<ProjectPage>(person, `GET /api/projects/${project}`)).body.fit;

    expect(await fitFor(caller)).toEqual({
      strength: 'possible',
      reasons: ['Needs Kubernetes, which you have and nobody on the team does.'],
      missing: ['Kotlin', 'Swift'],
    });
    for (const person of [null, owner, aNewcomer()]) expect(await fitFor(person)).toBeNull();
    const over = await aProject(api, { owner, techStack: ['Kubernetes'], status: 'Archived' });
    expect(await fitFor(caller, over.id)).toBeNull();
  });

  describe('of people', () => {
    it('names every strong fit before the possible ones, each with at most three reasons', async () => {
      await aProject(api, { owner, techStack: ['Go', 'Kotlin', 'Swift'], rolesNeeded: ['Cook'], tags: ['tea'] });
      await aPerson(api, { name: 'Possible', skills: skills('Go'), interests: ['tea'] });
      await aPerson(api, { name: 'Strong', skills: skills('Kotlin', 'Swift'), interests: ['tea'], roles: ['Cook'] });

      const list = await people(owner);

      expect(list.map(({ name, fit }) => [name, fit?.strength, fit?.missing])).toEqual([
        ['Strong', 'strong', ['Go']],
        ['Possible', 'possible', ['Kotlin', 'Swift']],
      ]);
      for (const { fit } of list) expect(fit?.reasons.length).toBeLessThanOrEqual(3);
    });

    it('names first who covers what the newest own project seeks that looks for people', async () => {
      await aPerson(api, { name: 'Knows', skills: skills('Golang') });
      await aPerson(api, { name: 'Other', skills: skills('Java') });
      const { id } = await aProject(api, { owner, title: 'Tide clock', techStack: ['Go'] });
      await aProject(api, { owner, techStack: ['Java'], status: 'Archived' });

      const list = await people(owner);

      expect(names(list)).toEqual(['Knows', 'Other']);
      expect(list[0]?.fit).toEqual({
        strength: 'possible',
        reasons: ['Brings Go, which nobody on the team has.'],
        missing: [],
        isNewcomer: false,
        project: { id, title: 'Tide clock' },
      });
    });

    it('puts who pauses, has many invites, is not available, asked or on the team, behind all others', async () => {
      const project = await aProject(api, { owner, techStack: ['Go'] });
      const go = { skills: skills('Go') };
      await aPerson(api, { name: 'Paused', ...go, invitesPausedUntil: invitePauseDays(new Date()).last });
      await aPerson(api, { name: 'Away', ...go, availability: 'Not available' });
      const asked = await aPerson(api, { name: 'Asked', ...go });
      await anInvite(api, project, { sender: owner, receiver: asked });
      await aMember(api, project, owner);
      await aPerson(api, { name: 'Fits', ...go });

      const list = await people(owner);

      expect(names(list)).toEqual(['Fits', 'Asked', 'Paused', 'Away']);
      expect(list.filter(({ fit }) => fit?.reasons.length).map(({ name }) => name)).toEqual(['Fits']);
    });

    it('names a designer first where that role is open, before a dozen people who list only a needed skill', async () => {
      await aProject(api, { owner, techStack: ['React'], rolesNeeded: ['UI/UX Designer'] });
      await aPerson(api, { name: 'Dana', skills: skills('React', 'Figma', 'CSS', 'HTML'), roles: ['UI/UX Designer'] });
      for (let left = 12; left > 0; left -= 1) await aPerson(api, { name: 'Only React', skills: skills('React') });

      const [first] = await people(owner);

      expect(first?.name).toBe('Dana');
      expect(first?.fit?.reasons).toEqual([
        'Brings React, which nobody on the team has.',
        'Wants an open role: UI/UX Designer.',
      ]);
    });

    it('counts a role as open as often as nobody on the team has it, in whatever case it is written', async () => {
      const rolesNeeded = ['developer ', 'Designer', 'Developer'];
      const project = await aProject(api, { owner, techStack: ['Go'], rolesNeeded });
      const wanted = { skills: skills('Go'), roles: ['Developer', 'Designer'] };
      const caller = await aPerson(api, { name: 'Fits', ...wanted });
      const roles = async () => [
        (await people(owner))[0]?.fit?.reasons.at(-1),
        (await projects(caller))[0]?.fit?.reasons.at(-1),
        (await api.call<ProjectPage>(caller, `GET /api/projects/${project.id}`)).body.fit?.reasons.at(-1),
      ];

      await aMember(api, project, owner);
      const open = 'open roles';
      expect(await roles()).toEqual([
        `Wants ${open}: Designer and Developer.`,
        `Has ${open} you want: Designer and Developer.`,
        `Has ${open} you want: Designer and Developer.`,
      ]);

      await aMember(api, project, owner);
      expect(await roles()).toEqual([
        'Wants an open role: Designer.',
        'Has an open role you want: Designer.',
        'Has an open role you want: Designer.',
      ]);
    });

    it('leaves everybody on the team out of the list and its total, whoever of them asks', async () => {
      const project = await aProject(api, { owner, techStack: ['Go'] });
      const member = await aMember(api, project, owner);
      await aPerson(api, { name: 'Fits', skills: skills('Go') });
      await aPerson(api, { name: 'Other' });

      for (const [caller, path] of [
        [owner, 'GET /api/users?sort=fit'],
        [owner, `GET /api/users?sort=fit&project=${project.id}`],
        [member, `GET /api/users?sort=fit&project=${project.id}`],
      ] as const) {
        const { body, headers } = await api.call<ListedUser[]>(caller, path);
        expect(names(body)).toEqual(['Fits', 'Other']);
        expect(headers.get(TOTAL_COUNT_HEADER)).toBe('2');
      }
      expect(names(await people(member))).toContain('A member');
    });

    it('finds somebody on the team by their name, as one who fits nothing', async () => {
      const project = await aProject(api, { owner, techStack: ['Go'] });
      await aMember(api, project, owner);

      const { body } = await api.call<ListedUser[]>(owner, 'GET /api/users?sort=fit&search=member');
      expect(body).toMatchObject([{ name: 'A member', fit: { reasons: [] } }]);
    });

    it('asks for a project by its id as somebody on its team, and as nobody else', async () => {
      const project = await aProject(api, { owner, techStack: ['Go'] });
      const member = await aMember(api, project, owner);
      const stranger = await aPerson(api, { name: 'Stranger', skills: skills('Go') });
      const ask = (caller: Account | null, id = project.id) =>
        api.call<ListedUser[]>(caller, `GET /api/users?sort=fit&project=${id}`);

      for (const caller of [owner, member]) expect((await ask(caller)).body[0]?.name).toBe('Stranger');
      expect((await ask(stranger)).status).toBe(404);
      expect((await ask(owner, randomUUID())).status).toBe(404);
    });

    it('refuses a cursor that no answer has held', async () => {
      const path = 'GET /api/users?sort=fit&cursor=x';
      expect(await api.call(owner, path)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    });
  });

  it.each([null, aNewcomer()])('is the ordinary order for visitors and without a profile', async (caller) => {
    await aPerson(api, { name: 'Knows', skills: skills('Go') });
    await aProject(api, { owner, title: 'Looks' });
    await aProject(api, { owner, title: 'Archived', status: 'Archived' });

    const [listed, found] = [await projects(caller), await people(caller)];

    expect(titles(listed)).toEqual(['Looks', 'Archived']);
    expect(names(found)).toEqual(['Knows', 'Olga']);
    expect([...listed, ...found].map(({ fit }) => fit)).toEqual([null, null, null, null]);
  });
});
