import { aDirectoryUser, aProject } from '@crewdeck/module-sdk/builders';
import { createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, NEVER } from '../testing/answers.ts';
import { aProfile, VIEWER } from '../testing/people.ts';
import { ExplorePage } from './explore-page.tsx';
import { ExploreProjectsPage } from './explore-projects-page.tsx';

const open = (page: React.ReactElement) => render(createTestHost(page).element);

afterEach(() => jest.restoreAllMocks());

describe('the directory', () => {
  beforeEach(() => publishSession(null));

  it('says that it loads', () => {
    answerWith({ 'GET /api/users': NEVER });
    open(<ExplorePage />);
    expect(screen.getByText('Loading users...')).toBeVisible();
  });

  it.each([
    ['refused', { status: 400 }],
    ['no list', { body: { users: [aDirectoryUser()] } }],
  ])('that is %s is empty and logged', async (_case, answer) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answerWith({ 'GET /api/users': answer });
    open(<ExplorePage />);
    expect(await screen.findByText('Showing 0 developer(s)')).toBeVisible();
    expect(screen.getByText('No users found.')).toBeVisible();
    expect(log).toHaveBeenCalledWith('The user directory could not be read.', expect.any(Error));
  });
});

describe('the project explorer', () => {
  it('says that it loads', () => {
    publishSession(null);
    answerWith({ 'GET /api/projects': NEVER });
    open(<ExploreProjectsPage />);
    expect(screen.getByText('Loading projects...')).toBeVisible();
  });

  it('says in a toast and on the card that interest failed, until it is shown again', async () => {
    publishSession(VIEWER);
    const answers = [{ status: 500 }, { status: 201, body: {} }];
    const project = aProject();
    answerWith({
      'GET /api/projects': { body: [project] },
      'GET /api/users/firebase/viewer-uid': { body: aProfile() },
      'GET /api/interests/user/viewer-uid': { body: [] },
      'POST /api/interests': () => answers.shift() ?? { status: 500 },
    });
    open(<ExploreProjectsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show Interest' }));
    await waitFor(() => expect(screen.getAllByText('Failed to show interest')).toHaveLength(2));
    const card = within(screen.getByRole('listitem', { name: project.title }));
    await userEvent.click(card.getByRole('button', { name: 'Show Interest' }));
    expect(await card.findByRole('button', { name: 'Interest Sent' })).toBeDisabled();
    expect(card.queryByRole('alert')).not.toBeInTheDocument();
  });
});
