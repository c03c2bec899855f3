import { AVAILABILITIES } from '@crewdeck/contract';
import { publishSession } from '@crewdeck/module-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { ADA, aProfile, aRefusal } from '../testing/builders.ts';
import { found, missing, openEditor, press, user, write } from '../testing/open-profile-editor.tsx';

const ownPath = '/api/users/firebase/uid-of-ada';

beforeEach(() => publishSession(ADA));

/** The titles of the sections that stand before an element. */
const sectionsBefore = (element: Element) =>
  [...document.querySelectorAll('h2')]
    .filter((title) => title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map(({ textContent }) => textContent);

describe('somebody without a profile', () => {
  it('creates one, with the defaults of the product, and is led to it', async () => {
    const { router, writes } = openEditor({ post: () => ({ status: 201, body: aProfile() }) });

    expect(await screen.findByRole('heading', { name: 'Create Your Profile' })).toBeVisible();
    await press('React');
    await write(screen.getByLabelText('Branch'), 'Physics');
    await press('Create Profile');

    expect(await screen.findByText('Profile created!')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/profile', state: { isNewProfile: true } });
    expect(writes()).toHaveLength(1);
    expect(writes()[0]).toMatchObject({
      method: 'POST',
      path: '/api/users',
      body: {
        firebaseUid: 'uid-of-ada',
        email: 'ada@example.edu',
        name: 'Ada Okafor',
        branch: 'Physics',
        availability: 'Available for work',
        skills: [{ skillId: 'React', level: 'Advanced' }],
      },
    });
  });

  it('is asked for name, roles and skills first, and for the rest under a heading that says why', async () => {
    openEditor({});

    const fold = await screen.findByText(/^Add the rest when you're free: .* help the right team find you\.$/);
    expect(sectionsBefore(fold)).toEqual(['Basic Information', 'Your Skills', 'Your Roles']);
    expect(screen.getByLabelText('Branch')).not.toBeVisible();
    expect(screen.getByLabelText('Pause invites until')).not.toBeVisible();

    await user.click(fold);
    expect(screen.getByLabelText('Branch')).toBeVisible();
  });

  it('is told that only the name is required, and asked for it before anything is sent', async () => {
    const { writes } = openEditor({});

    expect(await screen.findByText(/^Only your name is required\. A role and three skills help teams/)).toBeVisible();

    await user.clear(await screen.findByLabelText('Full Name'));
    await press('Create Profile');

    expect(await screen.findByText('Enter your name.')).toBeVisible();
    expect(writes()).toEqual([]);
  });

  it('sees the availability that is saved unless they choose another', async () => {
    openEditor({});

    const field = await screen.findByLabelText('Availability');
    expect(field).toHaveValue('Available for work');
    expect([...field.querySelectorAll('option')].map(({ value }) => value)).toEqual(AVAILABILITIES);
    expect(field).not.toHaveAccessibleDescription();
  });

  it("reads what is wrong in the folded part when it can't be sent", async () => {
    const { writes } = openEditor({});

    await write(await screen.findByLabelText('GitHub URL'), 'no address');
    expect(screen.getByLabelText('GitHub URL')).not.toBeVisible();
    await press('Create Profile');

    expect(screen.getByLabelText('GitHub URL')).toBeVisible();
    expect(writes()).toEqual([]);
  });

  it('is led back to what they wanted to do, and reads so before', async () => {
    const wanted = '/people/7?invite=7';
    const { router } = openEditor(
      { post: () => ({ status: 201, body: aProfile() }) },
      `/create-profile?next=${encodeURIComponent(wanted)}`,
    );

    expect(await screen.findByText("Once you save, you'll return to what you were doing.")).toBeVisible();
    await press('Create Profile');

    expect(await screen.findByText('Profile created!')).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe(wanted);
  });

  it('updates the one that exists after all, with only what they wrote', async () => {
    const answers = [missing, { body: aProfile({ name: 'Ada O.', skills: ['Go'] }) }];
    const { writes } = openEditor({
      get: () => answers.shift() ?? missing,
      post: () => ({ status: 409, body: aRefusal('You already have a profile.', 'user.already_exists') }),
      patch: () => ({ body: aProfile() }),
    });

    await press('React');
    await press('Create Profile');

    expect(await screen.findByText('Profile updated!')).toBeVisible();
    expect(writes()[1]).toMatchObject({ method: 'PATCH', path: ownPath });
    expect(writes()[1]?.body).toEqual({
      skills: [
        { skillId: 'Go', level: 'Advanced' },
        { skillId: 'React', level: 'Advanced' },
      ],
    });
  });
});

describe('an editor whose profile could not be loaded', () => {
  it('reads it again before saving, and sends only what was written', async () => {
    let isUp = false;
    const { writes } = openEditor({
      get: () => (isUp ? { body: aProfile() } : { status: 503 }),
      patch: found(aProfile()),
    });

    await write(await screen.findByLabelText('Branch'), 'Physics');
    expect(screen.getAllByText('Failed to fetch profile data.')).toHaveLength(2);
    isUp = true;
    await press('Update Profile');

    await screen.findByText('Profile updated!');
    expect(writes().map(({ body }) => body)).toEqual([{ branch: 'Physics' }]);
  });

  it('is filled by a retry around what was written meanwhile', async () => {
    let isUp = false;
    openEditor({ get: () => (isUp ? { body: aProfile() } : { status: 503 }) });

    await write(await screen.findByLabelText('Branch'), 'Physics');
    isUp = true;
    await press('Try again');

    await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Okafor'));
    expect(screen.getByLabelText('Branch')).toHaveValue('Physics');
  });
});
