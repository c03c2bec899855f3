import type { Hackathon } from '@crewdeck/contract';
import { answerCalls, createTestHost, type GivenAnswer } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HACKATHONS_KEY } from '../hooks/use-hackathons.ts';
import { aHackathon } from '../testing/builders.ts';
import { ExploreHackathonsPage } from './explore-hackathons-page.tsx';

const climate = aHackathon({ id: 'a', title: 'Climate Hack', techStack: ['Python'] });
const games = aHackathon({ id: 'b', title: 'Game Jam', techStack: ['Go'], eventMode: 'Offline' });
const path = '/explore-hackathons';

function openWith(hackathons: Hackathon[], at = path) {
  const host = createTestHost(<ExploreHackathonsPage />, { at });
  host.queryClient.setQueryData(HACKATHONS_KEY, hackathons);
  render(host.element);
  return host;
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search hackathons' });
const tech = () => screen.getByRole('combobox', { name: 'Tech stack' });

describe('Explore Hackathons', () => {
  test('a hackathon shows its days, place, mode, tech and website', () => {
    openWith([aHackathon({ teamsForming: 2 })]);

    expect(screen.getByText('2 teams forming')).toBeVisible();
    expect(screen.getAllByText('6 Mar 2027')).toHaveLength(2);
    expect(screen.getByText('20 Feb 2027')).toBeVisible();
    expect(screen.getByText('Lisbon')).toBeVisible();
    expect(screen.getByText('Hybrid')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Technologies' })).toHaveTextContent('PythonReact');
    expect(screen.getByRole('link', { name: 'Climate Hack' })).toHaveAttribute('href', '/hackathons/hackathon-1');
    const [first] = screen.getAllByRole('link', { name: /Find a team|Visit website/ });
    expect(first).toHaveAccessibleName('Find a team for Climate Hack');
    expect(first).toHaveAttribute('href', '/hackathons/hackathon-1');
    expect(screen.getByRole('link', { name: 'Visit website of Climate Hack' })).toHaveAttribute(
      'href',
      'https://climate.example.org/',
    );
  });

  test('a hackathon of two days shows both', () => {
    openWith([aHackathon({ endsAt: '2027-03-07T12:00:00.000Z' })]);

    expect(screen.getByText('6 to 7 Mar 2027')).toBeVisible();
  });

  test('a hackathon counts the teams that form here, and not those that its organiser lists', () => {
    openWith([aHackathon({ participants: ['Team Tide', 'Reef watch'], teamsForming: 1 })]);

    expect(screen.getAllByText(/^\d+ teams?/).map(({ textContent }) => textContent)).toEqual(['1 team forming']);
  });

  test('a hackathon that is over finds nobody a team', () => {
    openWith([aHackathon({ eventDate: '2020-03-06', deadline: '2020-02-20' })]);

    expect(screen.queryByRole('link', { name: /Find a team/ })).not.toBeInTheDocument();
  });

  test.each([null, 'javascript:alert(1)', 'somewhere'])('%s is no website and gets no link', (hackathonLink) => {
    openWith([aHackathon({ hackathonLink })]);

    expect(screen.queryByRole('link', { name: /Visit website/ })).not.toBeInTheDocument();
  });

  test('12 are drawn at first, the rest on request, and as many are there on the way back', async () => {
    const many = Array.from({ length: 20 }, (_, number) => aHackathon({ id: `h${number}`, title: `Hack ${number}` }));
    const { router } = openWith(many);
    expect(titles()).toHaveLength(12);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 20 of 20 hackathons');

    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(titles()).toHaveLength(20);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();

    await act(() => router.navigate('/explore-hackathons?search=hack'));
    expect(titles()).toHaveLength(12);
    await act(() => router.navigate(-1));
    expect(titles()).toHaveLength(20);
  });

  test('searching narrows the list at once and goes into the address', async () => {
    const { router } = openWith([climate, games]);

    await userEvent.type(search(), 'jam');

    expect(titles()).toEqual(['Game Jam']);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 1 of 2 hackathons');
    await waitFor(() => expect(router.state.location.search).toBe('?search=jam'));
  });

  test('choosing a tech narrows the list and goes into the address', async () => {
    const { router } = openWith([climate, games]);

    await userEvent.selectOptions(tech(), 'Python');

    expect(titles()).toEqual(['Climate Hack']);
    expect(router.state.location.search).toBe('?tech=Python');
  });

  test('choosing where narrows the list and goes into the address', async () => {
    const { router } = openWith([aHackathon({ title: 'Net Jam', eventMode: 'Online' }), games]);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Event mode' }), 'Online');
    expect(screen.getByRole('status')).toHaveTextContent('Showing 1 of 2 hackathons');
    expect(titles()).toEqual(['Net Jam']);
    expect(router.state.location.search).toBe('?mode=online');
  });

  test('a choice keeps what was typed just before it', async () => {
    const { router } = openWith([climate, games]);

    await userEvent.type(search(), 'jam');
    await userEvent.selectOptions(tech(), 'Go');

    // In either order: on a busy machine the pause after typing is over before the choice.
    const filters = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    await waitFor(() => expect(filters()).toEqual({ tech: 'Go', search: 'jam' }));
    expect(search()).toHaveValue('jam');
  });

  test('an address with filters opens filtered', () => {
    openWith([climate, games], `${path}?search=CLIMATE&tech=python`);

    expect(search()).toHaveValue('CLIMATE');
    expect(tech()).toHaveDisplayValue('Python');
    expect(titles()).toEqual(['Climate Hack']);
  });

  test('a list without hackathons says so', async () => {
    answerCalls(() => ({ body: [] }));
    render(createTestHost(<ExploreHackathonsPage />).element);
    expect(await screen.findByText('No hackathons found.')).toBeVisible();
  });

  test('filters that leave nothing can be cleared', async () => {
    const { router } = openWith([climate, games], `${path}?search=quantum`);
    expect(screen.getByText('No hackathons found.')).toBeVisible();
    expect(screen.getByText('Nothing matches “quantum”. Clear the search to see more.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));

    expect(titles()).toEqual(['Climate Hack', 'Game Jam']);
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('');
    expect(router.state.location.search).toBe('');
  });

  test('going back brings the earlier filters back', async () => {
    const { router } = openWith([climate, games], `${path}?search=jam`);

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await act(() => router.navigate(-1));

    await waitFor(() => expect(search()).toHaveValue('jam'));
    expect(titles()).toEqual(['Game Jam']);
  });

  test.each([
    ['a failure', { status: 500 }],
    ['an answer that is not a list', { body: { items: [] } }],
  ])('%s gives an empty list, which can be tried again', async (_case, answer: GivenAnswer) => {
    let isBroken = true;
    answerCalls(() => (isBroken ? answer : { body: [climate] }));
    render(createTestHost(<ExploreHackathonsPage />).element);

    expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn't load the hackathons\./);
    expect(screen.getByText('No hackathons found.')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Climate Hack' })).toBeVisible();
  });

  test('loading is told', () => {
    answerCalls(() => new Promise(() => {}));
    render(createTestHost(<ExploreHackathonsPage />).element);

    expect(screen.getByRole('status')).toHaveTextContent('Loading hackathons...');
  });
});
