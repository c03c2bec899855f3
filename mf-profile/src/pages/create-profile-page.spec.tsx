import type { Profile } from '@crewdeck/contract';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { ADA, aProfile, aRefusal } from '../testing/builders.ts';
import { CreateProfilePage } from './create-profile-page.tsx';

// jsdom computes the style of every ancestor for each of a hundred chips; none of them is ever hidden here.
configure({ defaultHidden: true });
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null });

/** By its words: a query by role works out the name of every chip, and jsdom walks the whole page for each. */
const press = async (words: string) => user.click(await screen.findByText(words, { selector: 'button, button *' }));

/** Pasted, because a long form is slow to draw in jsdom and typing draws it at every key. */
async function write(field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

const missing = { status: 404, body: aRefusal('You have no profile yet.', 'user.not_found') };
const ownPath = '/api/users/firebase/uid-of-ada';

interface Answers {
  get?: () => GivenAnswer;
  post?: () => GivenAnswer;
  patch?: () => GivenAnswer | Promise<GivenAnswer>;
}

function openEditor({ get = () => missing, post, patch }: Answers, at = '/create-profile') {
  const byMethod: Record<string, Answers[keyof Answers]> = { GET: get, POST: post, PATCH: patch };
  const calls = answerCalls(({ method }) => byMethod[method]?.() ?? { status: 500 });
  const host = createTestHost(<CreateProfilePage />, { at });
  render(host.element);
  return { ...host, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

const found = (profile: Profile) => () => ({ body: profile });

beforeEach(() => publishSession(ADA));

describe('somebody without a profile', () => {
  it('creates one, with the defaults of the product, and is led to it', async () => {
    const { router, writes } = openEditor({ post: () => ({ status: 201, body: aProfile() }) });

    expect(await screen.findByRole('heading', { name: 'Create Your Profile' })).toBeVisible();
    await press('React');
    await write(screen.getByLabelText('Branch'), 'Physics');
    await press('Create Profile');

    expect(await screen.findByText('Profile created!')).toBeVisible();
    expect(router.state.location.pathname).toBe('/profile');
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

  it('is led back to what they wanted to do, and reads so before', async () => {
    const wanted = '/people/7?invite=7';
    const { router } = openEditor(
      { post: () => ({ status: 201, body: aProfile() }) },
      `/create-profile?next=${encodeURIComponent(wanted)}`,
    );

    expect(await screen.findByText('Once it is saved, you are back at what you wanted to do.')).toBeVisible();
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

describe('somebody with a profile', () => {
  it('finds it in the editor', async () => {
    openEditor({ get: found(aProfile({ skills: ['React', 'Blender'] })) });

    expect(await screen.findByRole('heading', { name: 'Edit Your Profile' })).toBeVisible();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Okafor');
    expect(screen.getByLabelText('Availability')).toHaveValue('Open to Collaborate');
    expect(screen.getByText('React').closest('button')).toHaveAttribute('aria-pressed', 'true');
    const custom = within(screen.getByRole('group', { name: 'Custom skills' }));
    expect(custom.getByRole('button', { name: 'Blender' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Tech')).toHaveValue('React, Redis');
  });

  it('reads that others see interests and featured projects on the page, and not on the card', async () => {
    openEditor({ get: found(aProfile()) });

    expect(
      await screen.findAllByText(/Others see (it|them) on your page; your card doesn't show (it|them)\./),
    ).toHaveLength(2);
  });

  it('sends only what they changed, once, however often they click', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { writes } = openEditor({
      get: found(aProfile()),
      patch: async () => {
        await finished;
        return { body: aProfile({ bio: 'New' }) };
      },
    });

    const bio = await screen.findByLabelText('Short Bio');
    await user.clear(bio);
    await write(bio, 'New');
    await press('Update Profile');
    await press('Updating...');
    finish();

    expect(await screen.findByText('Profile updated!')).toBeVisible();
    expect(writes().map(({ body }) => body)).toEqual([{ bio: 'New' }]);
  });

  it.each([
    [null, '2026-12-03', '2026-12-03'],
    ['2026-12-03', '', null],
  ])('who pauses invites until %s changes that to %j', async (saved, typed, sent) => {
    const profile = aProfile({ invitesPausedUntil: saved });
    const { writes } = openEditor({ get: found(profile), patch: found(profile) });
    const field = await screen.findByLabelText('Take no invites until');
    expect(field).toHaveValue(saved ?? '');

    fireEvent.change(field, { target: { value: typed } });
    // A day is refused by the browser once it has come, and a test must hold on any day.
    for (const bound of ['min', 'max']) field.removeAttribute(bound);
    await press('Update Profile');

    await waitFor(() => expect(writes()).toMatchObject([{ method: 'PATCH', body: { invitesPausedUntil: sent } }]));
  });

  it('reads why saving was refused, in place and as a toast, and keeps what they wrote', async () => {
    const { router } = openEditor({
      get: found(aProfile()),
      patch: () => ({ status: 400, body: aRefusal('The bio is too long.', 'request.invalid') }),
    });

    await write(await screen.findByLabelText('Short Bio'), '!');
    await press('Update Profile');

    await waitFor(() => expect(screen.getAllByText('The bio is too long.')).toHaveLength(2));
    expect(router.state.location.pathname).toBe('/create-profile');
    expect(screen.getByLabelText('Short Bio')).toHaveValue('I build small tools that people keep using.!');
  });

  it('says how well they know a skill, and keeps what they said of the others', async () => {
    const profile = aProfile({ skills: ['React', 'Go'] });
    const go = { skill: { id: 'Go', name: 'Go' }, level: 'Beginner' };
    const { writes } = openEditor({
      get: found({ ...profile, skills: [...profile.skills.slice(0, 1), go] }),
      patch: found(profile),
    });

    await user.click(await screen.findByText('Skill levels: 1 Beginner, 1 Advanced'));
    fireEvent.change(await screen.findByLabelText('Level of React'), { target: { value: 'Intermediate' } });
    await press('Update Profile');

    await screen.findByText('Profile updated!');
    expect(writes()[0]?.body).toEqual({
      skills: [
        { skillId: 'React', level: 'Intermediate' },
        { skillId: 'Go', level: 'Beginner' },
      ],
    });
  });

  it('is offered what a short name stands for', async () => {
    openEditor({ get: found(aProfile()) });

    const field = await screen.findByLabelText('Add a custom skill');
    await write(field, 'k8s');
    await waitFor(() => {
      const options = document.getElementById(field.getAttribute('list') ?? '')?.querySelectorAll('option') ?? [];
      expect([...options].map(({ value, label }) => [value, label])).toEqual([['Kubernetes', 'k8s']]);
    });
  });

  it('adds a custom skill and another featured project', async () => {
    const { writes } = openEditor({ get: found(aProfile({ skills: [] })), patch: found(aProfile()) });

    await write(await screen.findByLabelText('Add a custom skill'), 'react, Blender');
    await user.keyboard('{Enter}');
    expect(screen.getByText('React').closest('button')).toHaveAttribute('aria-pressed', 'true');
    await press('Add Another Project');
    const second = within(screen.getByRole('group', { name: 'Project 2' }));
    await write(second.getByLabelText('Title'), 'Lanternfish');
    await press('Update Profile');

    await screen.findByText('Profile updated!');
    expect(writes()[0]?.body).toEqual({
      skills: [
        { skillId: 'React', level: 'Advanced' },
        { skillId: 'Blender', level: 'Advanced' },
      ],
      featuredProjects: [
        { title: 'Tidepool', tech: ['React', 'Redis'], link: 'https://tidepool.example.org' },
        { title: 'Lanternfish', tech: [], link: null },
      ],
    });
  });
});

describe('the keyboard in the editor', () => {
  it('goes to the new project, and after a removal to where one is added', async () => {
    openEditor({ get: found(aProfile()) });

    await press('Add Another Project');
    expect(within(screen.getByRole('group', { name: 'Project 2' })).getByLabelText('Title')).toHaveFocus();
    await user.click(screen.getByLabelText('Remove Project 1'));
    expect(screen.getByText('Add Another Project')).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Project 2' })).not.toBeInTheDocument();
  });

  it('stays on a custom skill that is switched off, which can be switched on again', async () => {
    openEditor({ get: found(aProfile({ skills: ['Blender'] })) });

    const custom = within(await screen.findByRole('group', { name: 'Custom skills' }));
    const skill = custom.getByRole('button', { name: 'Blender' });
    await user.click(skill);
    expect(skill).toHaveFocus();
    expect(skill).toHaveAttribute('aria-pressed', 'false');
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
