import type { ListedUser } from '@crewdeck/contract';
import { aListedUser } from '@crewdeck/module-sdk/builders';
import { screen, within } from '@testing-library/react';
import { aProjectInterest, aProjectPage, aTeam, aViewer } from '../testing/builders.ts';
import { givenApi, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

const REASON = 'Brings Figma, which nobody on the team has.';
const mina = aListedUser({
  id: 'mina',
  name: 'Mina Park',
  roles: ['Designer'],
  fit: { strength: 'strong', reasons: [REASON], missing: ['Kotlin'], isNewcomer: true },
});
const last = aListedUser({ id: 'last', name: 'Last One', fit: { reasons: [], isNewcomer: false } });

const pageFor = (is: 'owner' | 'member' | 'stranger', isLooking = true) =>
  aProjectPage({ viewer: aViewer({ is }), team: is === 'stranger' ? null : aTeam(), isLooking });

function givenPeople(
  project: ReturnType<typeof pageFor>,
  people: ListedUser[] | 'refused',
  interested: ListedUser[] = [],
) {
  const answer = people === 'refused' ? { status: 500 } : { body: people };
  const interests = interested.map((person) => aProjectInterest({ person }));
  return givenApi({ project, interests, changes: { 'GET /api/users': { answer } } });
}

const section = () => screen.findByRole('region', { name: 'Suggested teammates' });

describe('who would fit, on the page of a project', () => {
  it('names people who fit with their reasons, and lets the owner invite them', async () => {
    const calls = givenPeople(pageFor('owner'), [mina, last]);
    const { user } = visit({ part: '?tab=manage' });
    const people = within(await within(await section()).findByRole('list', { name: 'Suggested teammates' }));
    expect(people.getByRole('link', { name: 'Mina Park' })).toHaveAttribute('href', '/people/mina');
    expect(within(people.getByRole('list', { name: 'Why Mina Park fits' })).getByText(REASON)).toBeVisible();
    expect(people.getByText('New here')).toBeVisible();
    expect(people.getByText('Strong fit')).toBeVisible();
    expect(people.getByText('Still missing on the team: Kotlin')).toBeVisible();
    expect(people.queryByText('Last One')).not.toBeInTheDocument();
    const { id } = aProjectPage();
    expect(calls.find(({ path }) => path === '/api/users')?.query).toMatchObject({
      sort: 'fit',
      project: id,
      limit: 6,
    });
    expect(screen.getByRole('link', { name: 'See all suggested teammates' })).toHaveAttribute(
      'href',
      `/explore?project=${id}`,
    );

    await user.click(people.getByRole('button', { name: 'Invite Mina Park' }));
    const dialog = screen.getByText(/mf-invites invite-dialog/);
    expect(dialog).toHaveTextContent(`"projectId":"${id}"`);
    // Which suggest their role in it.
    expect(dialog).toHaveTextContent('"roles":["Designer"]');
  });

  it('names nobody who has shown interest by themselves, and three at most', async () => {
    const others = ['Ada', 'Bo', 'Cy'].map((name) => aListedUser({ name, fit: mina.fit }));
    givenPeople(pageFor('owner'), [mina, ...others], [mina]);
    visit({ part: '?tab=manage' });
    const people = within(await within(await section()).findByRole('list', { name: 'Suggested teammates' }));
    expect(people.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ada', 'Bo', 'Cy']);
  });

  it.each([
    [0, true],
    [2, false],
  ])('is open to an owner whose answer %d people wait for: %s', async (interestCount, isOpen) => {
    givenPeople({ ...pageFor('owner'), interestCount }, [mina]);
    const { user } = visit({ part: '?tab=manage' });
    const reason = await screen.findByText(REASON);
    if (!isOpen) {
      expect(reason).not.toBeVisible();
      await user.click(screen.getByRole('heading', { name: 'Suggested teammates' }));
    }
    expect(reason).toBeVisible();
  });

  it('is seen by members, who can not invite', async () => {
    givenPeople(pageFor('member'), [mina]);
    visit({ part: '?tab=manage' });
    expect(await within(await section()).findByText(REASON)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite Mina Park' })).not.toBeInTheDocument();
  });

  it('says that nobody stands out, and leads to all', async () => {
    givenPeople(pageFor('owner'), [last]);
    visit({ part: '?tab=manage' });
    expect(await within(await section()).findByText(/No suggestions yet\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all people' })).toBeVisible();
  });

  it('leaves the page whole when it can not be loaded, and can be tried again', async () => {
    givenPeople(pageFor('owner'), 'refused');
    visit({ part: '?tab=manage' });
    const failed = await within(await section()).findByRole('alert');
    expect(failed).toHaveTextContent("We couldn't load suggested teammates.");
    expect(within(failed).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Settings' })).toBeVisible();
  });

  it.each([
    ['for anybody else', pageFor('stranger')],
    ['while the project looks for nobody', pageFor('owner', false)],
  ])('is not there %s, and not asked for', async (_case, project) => {
    const calls = givenPeople(project, [mina]);
    visit({ part: '?tab=manage' });
    expect(await screen.findByRole('region', { name: /^(About this project|Settings)$/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Suggested teammates' })).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toContain(PROJECT_PATH);
    expect(calls.map(({ path }) => path)).not.toContain('/api/users');
  });
});

describe('why a project fits', () => {
  it('stands on its page for whom it fits, with the skills that are missing', async () => {
    givenApi({
      project: {
        ...pageFor('stranger'),
        fit: { strength: 'strong', reasons: ['Needs React, which you know.'], missing: ['Kotlin'] },
      },
    });
    visit({ part: '?tab=manage' });
    const why = within(await screen.findByRole('region', { name: 'Why this is a strong fit' }));
    expect(
      within(why.getByRole('list', { name: 'Why this fits' })).getByText('Needs React, which you know.'),
    ).toBeVisible();
    expect(why.getByText('Still missing on the team: Kotlin')).toBeVisible();
  });

  it('is left out where nothing speaks for it', async () => {
    givenApi({ project: { ...pageFor('stranger'), fit: null } });
    visit({ part: '?tab=manage' });
    expect(await screen.findByRole('region', { name: 'About this project' })).toBeVisible();
    expect(screen.queryByText(/^Why this fits/)).toBeNull();
  });
});
