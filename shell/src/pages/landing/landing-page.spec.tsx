import type { SessionUser } from '@crewdeck/module-sdk';
import { aListedProject } from '@crewdeck/module-sdk/builders';
import { publishSession, sessionStore } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import { LandingPage } from './landing-page.tsx';

const openLanding = () => render(createTestHost(<LandingPage />).element);
const mainButton = () => screen.getByRole('link', { name: 'Find your crew' });

beforeEach(() => sessionStore.setState({ user: null, isSignedIn: false, isLoaded: false }));

describe('the landing page', () => {
  it('is there before anybody knows who is signed in', () => {
    openLanding();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('leads a visitor to sign in', () => {
    openLanding();
    expect(mainButton()).toHaveAttribute('href', '/sign-in');
  });

  it('leads a signed-in person to their profile', async () => {
    openLanding();
    await act(async () => publishSession({ uid: 'u1' } as SessionUser));
    expect(mainButton()).toHaveAttribute('href', '/create-profile');
  });

  it('leads everybody to the projects', () => {
    openLanding();
    expect(screen.getByRole('link', { name: 'Explore projects' })).toHaveAttribute('href', '/explore-projects');
  });

  it('shows visitors, once the browser is idle, which projects look for people', async () => {
    answerCalls(({ path }) => (path === '/api/projects' ? { body: [aListedProject()] } : { body: [] }));
    openLanding();
    expect(await screen.findByRole('heading', { level: 2, name: 'Projects looking for people' })).toBeVisible();
    await act(async () => publishSession({ uid: 'u1' } as SessionUser));
    expect(screen.queryByText('Projects looking for people')).toBeNull();
  });

  it('lists four features and four steps', () => {
    openLanding();
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles).toEqual([
      'Verified Profiles',
      'Post & Join Projects',
      'Hackathon Directory',
      'Team Invites',
      'Create profile',
      'Explore or post',
      'Build a team',
      'Collaborate and launch',
    ]);
  });
});
