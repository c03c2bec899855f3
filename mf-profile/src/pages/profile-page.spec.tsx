import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, aProfile, aRefusal } from '../testing/builders.ts';
import { ProfilePage } from './profile-page.tsx';

const missing = { status: 404, body: aRefusal('You have no profile yet.', 'user.not_found') };

function openProfile() {
  const host = createTestHost(<ProfilePage />, { at: '/profile' });
  render(host.element);
  return host;
}

beforeEach(() => publishSession(ADA));
afterEach(() => jest.useRealTimers());

describe('the profile', () => {
  it('shows who the person is, and leads to the editor', async () => {
    answerCalls(() => ({ body: aProfile() }));
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

  it('says that ops have hidden it, and why', async () => {
    answerCalls(() => ({ body: aProfile({ hiddenReason: 'It is not you.' }) }));
    openProfile();
    expect(await screen.findByText(/Only you see it/)).toHaveTextContent(/Reason: It is not you\.$/);
  });

  it('says what they would do in a team, and when', async () => {
    answerCalls(() => ({ body: aProfile({ roles: ['QA Tester'], hoursPerWeek: 8, timeBlocks: ['tue evening'] }) }));
    openProfile();

    expect(within(await screen.findByRole('list', { name: 'Roles' })).getByText('QA Tester')).toBeVisible();
    expect(screen.getByText('8 hours a week · Tue evenings')).toBeVisible();
  });

  it('leads to where they say when they have time', async () => {
    answerCalls(() => ({ body: aProfile() }));
    openProfile();

    expect(await screen.findByRole('link', { name: 'Say when you have time' })).toHaveAttribute(
      'href',
      '/create-profile',
    );
  });

  it('shows five skills of a group, and how many more there are', async () => {
    const skills = ['React', 'Vue.js', 'Angular', 'Next.js', 'TypeScript', 'JavaScript', 'HTML', 'Go'];
    answerCalls(() => ({ body: aProfile({ skills }) }));
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
    answerCalls(() => ({ body: aProfile({ portfolioUrl: 'https://www.LinkedIn.com/in/ada/' }) }));
    openProfile();

    expect(await screen.findByRole('link', { name: /GitHub/ })).toHaveAttribute('href', 'https://github.com/ada');
    const linkedIn = screen.getByRole('link', { name: /^LinkedIn linkedin\.com\/in\/ada/ });
    expect(linkedIn).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(screen.getByText('ada#0042')).toBeVisible();
    expect(screen.queryByRole('link', { name: /ada#0042/ })).not.toBeInTheDocument();
  });

  it('calls another address Portfolio', async () => {
    answerCalls(() => ({ body: aProfile({ portfolioUrl: 'https://ada.example.org' }) }));
    openProfile();
    expect(await screen.findByRole('link', { name: /^Portfolio ada\.example\.org/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /LinkedIn/ })).toBeNull();
  });

  it('never makes a link of a script', async () => {
    const link = 'javascript:alert(1)';
    answerCalls(() => ({ body: aProfile({ githubUrl: link, featuredProjects: [{ title: 'Trap', tech: [], link }] }) }));
    openProfile();

    expect(await screen.findAllByText(link)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /GitHub|View Project/ })).not.toBeInTheDocument();
  });

  it('links a contact that is an address', async () => {
    answerCalls(() => ({ body: aProfile({ discordOrContact: 'https://chat.example.org/ada' }) }));
    openProfile();

    expect(await screen.findByRole('link', { name: /Contact/ })).toHaveAttribute(
      'href',
      'https://chat.example.org/ada',
    );
  });

  it('shows featured projects with their tech and link', async () => {
    answerCalls(() => ({ body: aProfile() }));
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
    answerCalls(() => (isUp ? { body: aProfile() } : { status: 503 }));
    openProfile();

    const retry = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Okafor' })).toBeVisible();
  });
});
