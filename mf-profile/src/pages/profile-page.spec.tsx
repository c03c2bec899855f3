import type { Profile } from '@crewdeck/contract';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, aPerson, aProfile, aRefusal } from '../testing/builders.ts';
import { ProfilePage } from './profile-page.tsx';

const missing = { status: 404, body: aRefusal('You have no profile yet.', 'user.not_found') };

const OWN = '/api/users/firebase/uid-of-ada';

/** @param person what others see of them */
function answerWith(profile: Profile, person: GivenAnswer = { body: aPerson() }) {
  return answerCalls(({ path }) => (path === OWN ? { body: profile } : person));
}

function openProfile() {
  const host = createTestHost(<ProfilePage />, { at: '/profile' });
  render(host.element);
  return host;
}

beforeEach(() => publishSession(ADA));
afterEach(() => jest.useRealTimers());

describe('the profile', () => {
  it('shows who the person is, and leads to the editor', async () => {
    answerWith(aProfile());
    openProfile();

    expect(await screen.findByText('I build small tools that people keep using.')).toBeVisible();
    expect(screen.getByText('Open to Collaborate')).toHaveClass('blue');
    expect(screen.getByText('3rd year')).toBeVisible();
    expect(screen.getByText('Computer Science')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/create-profile');
    expect(screen.getByRole('link', { name: 'See how others see you' })).toHaveAttribute(
      'href',
      `/people/${aProfile().id}`,
    );
  });

  it.each([
    ['asks for a picture, and leads to where it is chosen', {}, ['/create-profile']],
    ['asks for no picture where there is one', { pictureUrl: '/api/pictures/ada.webp' }, []],
    ['asks for no picture where ops have hidden one', { pictureHiddenReason: 'Not a face' }, []],
  ])('%s', async (_, parts, ways) => {
    answerWith(aProfile(parts));
    openProfile();
    await screen.findByRole('heading', { level: 1, name: 'Ada Okafor' });
    const links = screen.queryAllByRole('link', { name: 'Add a picture' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  });

  it('ends with the finished projects that credit the person', async () => {
    const team = { id: 'p1', title: 'Kerbside', role: 'Frontend', coverUrl: null };
    answerWith(aProfile(), { body: aPerson({ finishedProjects: [team] }) });
    openProfile();
    const finished = within(await screen.findByRole('region', { name: 'Finished projects' }));
    expect(finished.getByRole('link', { name: 'Kerbside' })).toHaveAttribute('href', '/projects/p1');
    expect(finished.getByRole('listitem')).toHaveTextContent('Frontend');
  });

  it('is shown where the finished projects could not be read, which can be tried again', async () => {
    answerWith(aProfile(), { status: 503 });
    openProfile();
    expect(await screen.findByText("We couldn't load your finished projects.")).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ada Okafor' })).toBeVisible();
    answerWith(aProfile());
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Finished projects' })).not.toBeInTheDocument());
  });

  it('begins with the next step once it was created, and only then', async () => {
    answerWith(aProfile());
    const { router } = openProfile();
    await screen.findByRole('heading', { level: 1, name: 'Ada Okafor' });
    expect(screen.queryByRole('link', { name: 'See projects that fit you' })).not.toBeInTheDocument();
    await act(() => router.navigate('/profile', { state: { isNewProfile: true } }));
    expect(screen.getByRole('link', { name: 'See projects that fit you' })).toHaveAttribute(
      'href',
      '/explore-projects',
    );
  });

  it('asks first for skills, by which a team is found', async () => {
    answerWith(aProfile({ skills: [] }));
    const { router } = openProfile();
    await act(() => router.navigate('/profile', { state: { isNewProfile: true } }));
    const [next] = await screen.findAllByRole('link', { name: 'Add your skills' });
    expect(next).toHaveAttribute('href', '/create-profile#skills');
    expect(screen.getByText('Your profile is saved. Add your skills, so that teams can find you.')).toBeVisible();
  });

  it('says what they would do in a team, and when', async () => {
    answerWith(aProfile({ roles: ['QA Tester'], hoursPerWeek: 8, timeBlocks: ['tue evening'] }));
    openProfile();

    expect(within(await screen.findByRole('list', { name: 'Roles' })).getByText('QA Tester')).toBeVisible();
    expect(screen.getByText('8 hours a week · Tue evenings')).toBeVisible();
  });

  it('shows each part in its place, filled or not', async () => {
    const team = { id: 'p1', title: 'Kerbside', role: 'Frontend', coverUrl: null };
    answerWith(aProfile({ skills: [], roles: ['QA Tester'], interests: [], featuredProjects: [] }), {
      body: aPerson({ finishedProjects: [team] }),
    });
    openProfile();
    await screen.findByRole('link', { name: 'Kerbside' });
    expect(screen.getByText('No skills added yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a project' })).toHaveAttribute('href', '/create-profile#projects');
    expect(screen.getByText('Feature other work of yours here.')).toBeVisible();
    expect(screen.queryByText(/No projects added yet/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Tech Stacks', 'Interests', 'Featured Projects', 'Finished projects'],
      ...['Social Links', 'Roles and time'],
    ]);
  });

  it.each([
    ['Add a bio', '/create-profile#basics'],
    ['Say when you have time', '/create-profile#times'],
  ])('leads to where what is missing is filled in: %s', async (name, href) => {
    answerWith(aProfile({ bio: null }));
    openProfile();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('shows five skills of a group, and how many more there are', async () => {
    const skills = ['React', 'Vue.js', 'Angular', 'Next.js', 'TypeScript', 'JavaScript', 'HTML', 'Go'];
    answerWith(aProfile({ skills }));
    openProfile();

    const frontend = await screen.findByRole('list', { name: 'Frontend skills' });
    expect(
      within(frontend)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['React', 'Vue.js', 'Angular', 'Next.js', 'TypeScript', '+2 more']);
    expect(within(screen.getByRole('list', { name: 'Backend skills' })).getByText('Go')).toBeVisible();
  });

  it('links addresses, and shows a contact that is no address as text', async () => {
    answerWith(aProfile({ portfolioUrl: 'https://www.LinkedIn.com/in/ada/' }));
    openProfile();

    expect(await screen.findByRole('link', { name: /GitHub/ })).toHaveAttribute('href', 'https://github.com/ada');
    const linkedIn = screen.getByRole('link', { name: /^LinkedIn/ });
    expect(linkedIn).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(linkedIn.querySelector('bdi')?.innerHTML).toBe('linkedin.com<wbr>/in<wbr>/ada');
    expect(linkedIn.parentElement?.querySelector('[data-brand=LinkedIn]')).toBeInTheDocument();
    expect(screen.getByText('ada#0042')).toBeVisible();
    expect(screen.queryByRole('link', { name: /ada#0042/ })).not.toBeInTheDocument();
  });

  it('calls another address Portfolio', async () => {
    answerWith(aProfile({ portfolioUrl: 'https://ada.example.org' }));
    openProfile();
    expect(await screen.findByRole('link', { name: /^Portfolio ada\.example\.org/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /LinkedIn/ })).toBeNull();
  });

  it('never makes a link of a script', async () => {
    const link = 'javascript:alert(1)';
    answerWith(aProfile({ githubUrl: link, featuredProjects: [{ title: 'Trap', tech: [], link }] }));
    openProfile();

    expect(await screen.findAllByText(link)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /GitHub|View Project/ })).not.toBeInTheDocument();
  });

  it('links a contact that is an address', async () => {
    answerWith(aProfile({ discordOrContact: 'https://chat.example.org/ada' }));
    openProfile();

    expect(await screen.findByRole('link', { name: /Contact/ })).toHaveAttribute(
      'href',
      'https://chat.example.org/ada',
    );
  });

  it('shows featured projects with their tech and link', async () => {
    answerWith(aProfile());
    openProfile();

    const project = within(await screen.findByRole('list', { name: 'Featured Projects' }));
    expect(project.getByRole('heading', { name: 'Tidepool' })).toBeVisible();
    expect(project.getByText('Redis')).toBeVisible();
    expect(project.getByRole('link', { name: 'View Project' })).toHaveAttribute(
      'href',
      'https://tidepool.example.org/',
    );
  });
});

describe('somebody without a profile', () => {
  it('is told so, and led to where one is made', async () => {
    jest.useFakeTimers();
    answerCalls(() => missing);
    const { router } = openProfile();

    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Profile not found. Please create your profile first.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/profile');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(router.state.location.pathname).toBe('/create-profile');
  });

  it('may stay', async () => {
    jest.useFakeTimers();
    answerCalls(() => missing);
    const { router } = openProfile();

    await act(() => jest.advanceTimersByTimeAsync(1000));
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(router.state.location.pathname).toBe('/profile');
    expect(screen.getByText('Profile not found. Please create your profile first.')).toBeVisible();
    expect(screen.queryByText('Taking you there now.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Create your profile' })).toHaveFocus();
  });
});

describe('a profile that can not be loaded', () => {
  it('is there after a retry that works', async () => {
    let isUp = false;
    answerCalls(({ path }) => (isUp ? { body: path === OWN ? aProfile() : aPerson() } : { status: 503 }));
    openProfile();

    const retry = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Okafor' })).toBeVisible();
  });
});
