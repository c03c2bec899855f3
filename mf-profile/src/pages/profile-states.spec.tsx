import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { ADA, aPerson, aProfile, aRefusal } from '../testing/builders.ts';
import { found, openEditor, press, write } from '../testing/open-profile-editor.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { ProfilePage } from './profile-page.tsx';

beforeEach(() => publishSession(ADA));

function openProfile(answer: (path: string) => GivenAnswer | Promise<GivenAnswer>) {
  answerCalls(({ path }) => answer(path));
  const host = createTestHost(<ProfilePage />, { at: '/profile' });
  render(host.element);
  return host;
}

/** In a toast, and in its place. */
const isSaidTwice = (text: string) =>
  waitFor(() => expect(screen.getAllByText(text, { exact: false })).toHaveLength(2));

describe('the profile', () => {
  it('says that it loads', () => {
    openProfile(() => new Promise(() => {}));
    expect(screen.getByText('Loading profile...')).toBeVisible();
  });

  it('says in a toast and in its place that it could not be loaded, and stays', async () => {
    const { router } = openProfile(() => ({ status: 400 }));
    await isSaidTwice('Failed to fetch profile data.');
    expect(router.state.location.pathname).toBe('/profile');
  });

  it('without a featured project asks for the first', async () => {
    const profile = aProfile({ featuredProjects: [] });
    openProfile((path) => ({ body: path.startsWith('/api/users/firebase') ? profile : aPerson() }));
    expect(await screen.findByText('No projects added yet. Create your first project!')).toBeVisible();
  });
});

describe('saving a profile', () => {
  const REFUSAL = { status: 400, body: aRefusal('Names of ships are taken.', 'request.invalid') };

  it.each([
    ['a failure without a reason', { status: 500 }, 'Failed to save profile'],
    ['a refusal', REFUSAL, 'Names of ships are taken.'],
  ])('says after %s, in red and in a toast, why it failed', async (_case, answer, text) => {
    openEditor({ post: () => answer });
    await press('Create Profile');
    await isSaidTwice(text);
    const [inPlace] = screen.getAllByText(text, { exact: false });
    expect(inPlace?.closest('[role=alert]')).toHaveClass('danger');
  });

  it('that works takes the place of what failed attempts said', async () => {
    const answers: GivenAnswer[] = [{ status: 500 }, { status: 500 }, { status: 201, body: aProfile() }];
    openEditor({ post: () => answers.shift() ?? {} });
    for (const left of [2, 1]) {
      await press('Create Profile');
      await waitFor(() => expect(answers).toHaveLength(left));
      await isSaidTwice('Failed to save profile');
    }
    await press('Create Profile');
    expect(await screen.findByText('Profile created!')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Failed to save profile/)).not.toBeInTheDocument());
  });

  it('of somebody who had none says that it saves', async () => {
    openEditor({ post: () => new Promise(() => {}) });
    await press('Create Profile');
    expect(await screen.findByText('Saving...')).toBeVisible();
  });

  it.each([
    ['says that the change failed', { status: 500 }, 'Failed to save profile', '/create-profile'],
    ['leads to the profile', { body: aProfile({ branch: 'Physics' }) }, 'Profile updated!', '/profile'],
  ])('%s', async (_case, answer, text, path) => {
    const { router } = openEditor({ get: found(aProfile()), patch: () => answer });
    await write(await screen.findByLabelText('Branch'), 'Physics');
    await press('Update Profile');
    await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
    expect(router.state.location.pathname).toBe(path);
  });
});

test('an editor whose profile could not be loaded edits it', async () => {
  openEditor({ get: () => ({ status: 400 }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Your Profile' })).toBeVisible();
});

test('the dashboard says of each list that it could not be loaded, and has one toast', async () => {
  answerCalls(() => ({ status: 400 }));
  render(createTestHost(<DashboardPage />, { at: '/dashboard' }).element);
  const texts = ['profile data', 'your projects', 'your invites', 'your collaborations'];
  const isSaid = (text: string) => screen.getAllByText(`Failed to fetch ${text}.`).length > 0;
  await waitFor(() => expect(texts.every(isSaid)).toBe(true));
  const toast = await screen.findByText(/^Failed to fetch/, { selector: '[data-toasts] *' });
  expect(toast).toBeVisible();
});
