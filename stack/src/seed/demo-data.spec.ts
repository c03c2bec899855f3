import { LIMITS } from '@crewdeck/contract';
import {
  createProjectSchema,
  importHackathonSchema,
  reportAbuseSchema,
  saveCreditSchema,
  saveProfileSchema,
  saveResultSchema,
} from '@crewdeck/contract/schemas';
import { type DemoData, dayAfter, demoFilesIn, hackathonOn, projectOn, readDemoData, slugOf } from './demo-data.ts';

const today = new Date('2027-02-27T12:00:00Z');
let data: DemoData;

beforeAll(async () => {
  data = await readDemoData();
});

describe('the demo data', () => {
  it('has at least 30 people, 25 projects and 20 hackathons', () => {
    expect(data.people.length).toBeGreaterThanOrEqual(30);
    expect(data.projects.length).toBeGreaterThanOrEqual(25);
    expect(data.hackathons.length).toBeGreaterThanOrEqual(20);
  });

  it('keeps to the contract', () => {
    for (const { key: _, skills: __, reports: ___, ...person } of data.people) saveProfileSchema.parse(person);
    for (const project of data.projects) {
      createProjectSchema.parse(projectOn(today, project, new Map()));
      for (const { words } of project.interests ?? []) expect(words.length).toBeLessThanOrEqual(LIMITS.note);
      for (const { note = '' } of project.invites ?? []) expect(note.length).toBeLessThanOrEqual(LIMITS.note);
    }
    for (const hackathon of data.hackathons) importHackathonSchema.parse(hackathonOn(today, hackathon));
  });

  it('says when most events start by the clocks of their zone, and in which zones people are', () => {
    const timed = data.hackathons.filter(({ startTime, timeZone, prizes }) => startTime && timeZone && prizes);
    expect(timed.length).toBeGreaterThanOrEqual(20);
    expect(new Set(data.people.flatMap(({ timeZone }) => timeZone ?? [])).size).toBeGreaterThanOrEqual(15);
    const tidewater = data.hackathons.find(({ title }) => title === 'Tidewater Hack');
    expect(tidewater && hackathonOn(today, tidewater)).toMatchObject({
      ...{ eventDate: '2027-03-25', startsAt: '2027-03-25T18:00', endsAt: '2027-03-27T06:00' },
      timeZone: 'Europe/Amsterdam',
    });
  });

  it('says what came of a completed project within the contract', () => {
    const finished = data.projects.filter(({ status }) => status === 'Completed');
    expect(finished).not.toEqual([]);
    for (const { result, credits = [] } of finished) {
      saveResultSchema.parse(result);
      for (const { words } of credits) saveCreditSchema.parse({ words });
    }
  });

  it('shows what came of a hackathon that is over: finished projects with results, one of them with a prize', () => {
    const rewind = data.hackathons.find(({ title }) => title === 'Rewind: last winter edition');
    expect(rewind?.startsInDays).toBeLessThan(0);
    const projects = data.projects.filter(({ hackathon }) => hackathon === rewind?.title);
    expect(projects.map(({ status }) => status)).toEqual(['Completed', 'Completed', 'Completed']);
    expect(projects.flatMap(({ result }) => result?.place ?? [])).toEqual(['First place at Rewind']);
    for (const { result, credits } of projects) {
      expect(result).toMatchObject({ words: expect.any(String), repositoryUrl: expect.any(String) });
      expect(credits?.length).toBeGreaterThan(1);
    }
  });

  it('has pictures of its own people and covers of its own projects and hackathons', async () => {
    const keys = data.people.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(await demoFilesIn('pictures')));
    const slugs = [...data.projects, ...data.hackathons].map(({ title }) => slugOf(title));
    expect(slugs).toEqual(expect.arrayContaining(await demoFilesIn('covers')));
  });

  it('reports people in words of others', () => {
    const keys = new Set(data.people.map(({ key }) => key));
    const reports = data.people.flatMap(({ key, reports = [] }) =>
      reports.map((report) => ({ ...report, about: key })),
    );
    expect(reports.length).toBeGreaterThan(1);
    for (const { from, about, ...report } of reports) {
      expect(keys).toContain(from);
      expect(from).not.toBe(about);
      const subject = { kind: 'person', id: '00000000-0000-4000-8000-000000000000' };
      reportAbuseSchema.parse({ subject, ...report });
    }
  });

  it('names only its own people and hackathons, and nobody invites themselves or is interested twice', () => {
    const keys = new Set(data.people.map(({ key }) => key));
    const titles = new Set(data.hackathons.map(({ title }) => title));
    for (const { owner, hackathon, invites = [], interests = [] } of data.projects) {
      expect(keys).toContain(owner);
      if (hackathon !== undefined) expect(titles).toContain(hackathon);
      const onTheTeam = [owner, ...invites.map(({ to }) => to)];
      for (const { from } of interests) {
        expect(keys).toContain(from);
        expect(onTheTeam).not.toContain(from);
      }
      for (const { to } of invites) expect(keys).toContain(to);
      expect(invites.map(({ to }) => to)).not.toContain(owner);
    }
  });

  it('is made for hackathons, with people who are interested', () => {
    expect(data.projects.filter(({ hackathon }) => hackathon !== undefined).length).toBeGreaterThanOrEqual(10);
    expect(data.projects.flatMap(({ interests = [] }) => interests).length).toBeGreaterThanOrEqual(8);
  });

  it('names the hackathon of a project by the id that the directory has', () => {
    const project = data.projects.find(({ hackathon }) => hackathon === 'Tidewater Hack');
    expect(project && projectOn(today, project, new Map([['Tidewater Hack', 'its-id']])).hackathonId).toBe('its-id');
  });

  it('has people with roles who look for teams at events to come, none of them an account that visitors sign in with', () => {
    const coming = new Set(data.hackathons.filter(({ startsInDays }) => startsInDays > 7).map(({ title }) => title));
    const withRoles = data.people.filter(({ roles = [] }) => roles.length > 0).map(({ key }) => key);
    expect(data.teamSearches.length).toBeGreaterThanOrEqual(3);
    for (const { hackathon, team = [], people } of data.teamSearches) {
      const all = [...team, ...people];
      expect(coming).toContain(hackathon);
      expect(people.length).toBeGreaterThanOrEqual(5);
      expect(withRoles).toEqual(expect.arrayContaining(all));
      expect(new Set([...all, 'ada', 'kenji', 'zainab']).size).toBe(all.length + 3);
    }
  });

  it('has nobody look for a team who has one for the event', () => {
    for (const { owner, hackathon, invites = [] } of data.projects) {
      const seekers = data.teamSearches.filter((search) => search.hackathon === hackathon);
      const members = invites.flatMap(({ to, answer }) => (answer === 'accepted' ? [to] : []));
      const onTeam = members.length > 0 ? [owner, ...members] : [];
      for (const { team = [], people } of seekers)
        expect([...team, ...people].filter((key) => onTeam.includes(key))).toEqual([]);
    }
  });

  it('has a team that a round formed, and an event with a round to come', () => {
    expect(data.teamSearches.filter(({ team }) => team)).toHaveLength(1);
    expect(data.teamSearches.filter(({ nextRound }) => nextRound)).toHaveLength(1);
  });

  it('has no team that is over its size', () => {
    for (const { invites = [], maxTeamSize = 1 } of data.projects) {
      const members = invites.filter(({ answer }) => answer === 'accepted');
      expect(members.length + 1).toBeLessThanOrEqual(maxTeamSize);
    }
  });
});

describe('a demo day', () => {
  it('counts from the day of seeding, over the end of a month', () => {
    expect(dayAfter(today, 3)).toBe('2027-03-02');
  });

  it('may lie in the past', () => {
    expect(dayAfter(today, -27)).toBe('2027-01-31');
  });
});
