import { publishSession } from '@crewdeck/module-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADA, aProfile, aRefusal } from '../testing/builders.ts';
import { found, openEditor, press, user, write } from '../testing/open-profile-editor.tsx';

beforeEach(() => publishSession(ADA));

describe('somebody with a profile', () => {
  it('finds it in the editor', async () => {
    openEditor({ get: found(aProfile({ skills: ['React', 'Blender'] })) });

    expect(await screen.findByRole('heading', { name: 'Edit Your Profile' })).toBeVisible();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Okafor');
    expect(screen.getByLabelText('Full Name')).toBeRequired();
    expect(screen.getByLabelText('Availability')).toHaveValue('Open to Collaborate');
    expect(screen.getByText('React', { selector: 'button *' }).closest('button')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const custom = within(screen.getByRole('group', { name: 'Custom skills' }));
    expect(custom.getByRole('button', { name: 'Blender' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Tech')).toHaveValue('React, Redis');
  });

  it.each([
    ['basics', 'Basic Information'],
    ['interests', 'Concepts & Interests'],
  ])('is led to the part that a link names: %s', async (part, name) => {
    openEditor({ get: found(aProfile()) }, `/create-profile#${part}`);
    await waitFor(() => expect(screen.getByRole('region', { name })).toHaveFocus());
  });

  it('is led to each part from the top, and the address stays', async () => {
    const { router } = openEditor({ get: found(aProfile()) });
    const links = within(await screen.findByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    const parts = [];
    for (const link of links) {
      await user.click(link);
      parts.push(document.activeElement?.querySelector('h2')?.textContent);
    }
    expect(parts).toEqual([
      'Basic Information',
      'Academic Information',
      'Your Skills',
      'Concepts & Interests',
      'Your Roles',
      'When you have time',
      'Social Links',
      'Featured Projects',
      'Pause invites',
    ]);
    expect(router.state.location.hash).toBe('');
  });

  it('reads who sees their contact, and who uses it', async () => {
    openEditor({ get: found(aProfile()) });

    expect(await screen.findByLabelText('Contact')).toHaveAccessibleDescription(
      'Everyone with a profile sees it on your card, and teammates use it to contact you after collaboration is accepted.',
    );
  });

  it('reads that others see interests and featured projects on the page, and not on the card', async () => {
    openEditor({ get: found(aProfile()) });

    expect(await screen.findAllByText(/Others see (it|them) on your profile, but not on your card\./)).toHaveLength(2);
  });

  it('that has never had a name may be changed without one', async () => {
    openEditor({ get: found(aProfile({ name: '' })) });
    expect(await screen.findByLabelText('Full Name')).not.toBeRequired();
  });

  it('sends only what they changed, once, however often they click', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { writes, queryClient } = openEditor({
      get: found(aProfile()),
      patch: async () => {
        await finished;
        return { body: aProfile({ bio: 'New' }) };
      },
    });

    // Lists stand by what the profile says.
    const lists = [['users'], ['projects']];
    for (const list of lists) queryClient.setQueryData(list, []);
    const bio = await screen.findByLabelText('Short Bio');
    await user.clear(bio);
    await write(bio, 'New');
    await press('Update Profile');
    await press('Updating...');
    finish();

    expect(await screen.findByText('Profile updated!')).toBeVisible();
    expect(writes().map(({ body }) => body)).toEqual([{ bio: 'New' }]);
    expect(lists.map((list) => queryClient.getQueryState(list)?.isInvalidated)).toEqual([true, true]);
  });

  it.each([
    [null, '2026-12-03', '2026-12-03'],
    ['2026-12-03', '', null],
  ])('who pauses invites until %s changes that to %j', async (saved, typed, sent) => {
    const profile = aProfile({ invitesPausedUntil: saved });
    const { writes } = openEditor({ get: found(profile), patch: found(profile) });
    const field = await screen.findByLabelText('Pause invites until');
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

  it('says which roles they take, how many hours a week they have, when, and in which zone', async () => {
    const profile = aProfile({ roles: ['QA Tester'], timeBlocks: ['thu evening'] });
    const { writes } = openEditor({ get: found(profile), patch: found(profile) });

    await write(await screen.findByLabelText('Add a role'), 'Sound designer');
    fireEvent.change(screen.getByLabelText('Hours a week'), { target: { value: '8' } });
    const times = within(screen.getByRole('group', { name: 'Free times' }));
    expect(times.getByLabelText('Thursday evening')).toBeChecked();
    await user.click(times.getByLabelText('Tuesday evening'));
    const zone = screen.getByLabelText('Time zone');
    expect(zone).toHaveAccessibleDescription(/morning 9–\u206012, afternoon 14–\u206018, evening 19–\u206022\./);
    await user.selectOptions(zone, 'America/New_York');
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    await press('Update Profile');

    await screen.findByText('Profile updated!');
    expect(writes()[0]?.body).toEqual({
      roles: ['QA Tester', 'Sound designer'],
      timeZone: 'America/New_York',
      hoursPerWeek: 8,
      timeBlocks: ['tue evening', 'thu evening'],
    });
  });

  it('loses nothing, and is not asked, once what they changed is undone', async () => {
    const { router } = openEditor({ get: found(aProfile({ skills: ['React', 'Blender'] })) });
    const react = (await screen.findByText('React', { selector: 'button *' })).closest('button') as HTMLElement;
    await user.click(react);
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    await user.click(react);
    const bio = screen.getByLabelText('Short Bio');
    await write(bio, '!');
    await user.type(bio, '{Backspace}');
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
    await act(() => router.navigate('/dashboard'));
    expect(router.state.location.pathname).toBe('/dashboard');
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
    expect(screen.getByText('React', { selector: 'button *' }).closest('button')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
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
    expect(screen.getByRole('button', { name: 'Add Another Project' })).toHaveFocus();
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
