import type { Project } from '@crewdeck/contract';
import { aProject } from '@crewdeck/module-sdk/builders';
import { answerCalls } from '@crewdeck/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aTeamOf } from '../testing/builders.ts';
import { type Answers, callsOf, givenApi, visit } from '../testing/visit-my-projects.tsx';

describe('editing a project', () => {
  async function openEditor(answers: Answers) {
    const calls = givenApi(answers);
    const host = visit(`/my-projects?edit=${aProject().id}`);
    await screen.findByRole('dialog', { name: 'Edit project' });
    return { ...host, calls };
  }

  it('saves what was changed, and closes', async () => {
    const { user, calls, router } = await openEditor({ projects: [aProject()] });
    await user.clear(screen.getByLabelText('Max team size'));
    await user.type(screen.getByLabelText('Max team size'), '6');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Project updated successfully!')).toBeVisible();
    expect(callsOf(calls, 'PATCH').map(({ body }) => body)).toEqual([{ maxTeamSize: 6 }]);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByText('1 of 6 on the team')).toBeVisible();
  });

  it('counts the characters of a description, and those of a title near its end', async () => {
    const title = 'x'.repeat(100);
    const { user } = await openEditor({ projects: [aProject({ title, description: 'Maps.' })] });
    expect(screen.getByLabelText('Description')).toHaveAccessibleDescription(/ 5 of 5000 characters\.$/);
    expect(screen.getByLabelText(/Title/)).not.toHaveAccessibleDescription();
    await user.type(screen.getByLabelText(/Title/), '!');
    expect(screen.getByLabelText(/Title/)).toHaveAccessibleDescription('101 of 120 characters.');
  });

  it('is left without a question when what was typed changes nothing', async () => {
    const { user, router } = await openEditor({ projects: [aProject({ description: '' })] });
    await user.type(screen.getByLabelText('Description'), '  ');
    await user.type(screen.getByLabelText('Tags'), ', ');
    await user.type(screen.getByLabelText(/Title/), '!{Backspace}');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is left as the person wished once it is saved, and the question goes', async () => {
    let answer: (given: { body: Project }) => void = () => undefined;
    answerCalls(({ method }) =>
      method === 'PATCH'
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : { body: [aProject()] },
    );
    const { user, router } = visit(`/my-projects?edit=${aProject().id}`);
    await user.type(await screen.findByLabelText(/Title/), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
    await act(async () => answer({ body: aProject({ title: 'Campus map!' }) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('keeps what was entered when it is refused, and gives the reason', async () => {
    const { user } = await openEditor({ projects: [aProject()], refused: ['PATCH'] });
    await user.type(screen.getByLabelText(/Title/), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Project update failed!')).toBeVisible();
    expect(screen.getByText('Not now.')).toBeVisible();
    expect(screen.getByLabelText(/Title/)).toHaveValue('Campus map 2');
  });

  it('changes status, visibility, tags, difficulty and hackathon', async () => {
    const { user, calls } = await openEditor({ projects: [aProject()] });
    await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
    await user.selectOptions(screen.getByLabelText('Collaboration type'), 'Invite only');
    await user.selectOptions(screen.getByLabelText('Difficulty'), 'Advanced');
    await user.type(screen.getByLabelText('Tags'), ', maps, ');
    const tags = within(screen.getByRole('dialog')).getByText('maps').closest('ul');
    expect(tags).toHaveTextContent(/^campusmaps$/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Project updated successfully!')).toBeVisible();
    const changes = {
      status: 'Completed',
      collaborationType: 'Invite only',
      difficulty: 'Advanced',
      tags: ['campus', 'maps'],
    };
    expect(callsOf(calls, 'PATCH').map(({ body }) => body)).toEqual([changes]);
  });

  it('adds entries to a typed list by chips, and takes them out, whatever else is typed', async () => {
    const project = aProject({ techStack: ['react', 'Zig'], rolesNeeded: ['Poet'] });
    const { user, calls } = await openEditor({ projects: [project] });
    expect(screen.queryByText('Go', { selector: 'button *' })).not.toBeInTheDocument();
    await user.click(screen.getByText('Choose technologies'));
    await user.click(await screen.findByText('Go', { selector: 'button *' }));
    const react = screen.getByText('React', { selector: 'button *' });
    expect(react.closest('button')).toHaveAttribute('aria-pressed', 'true');
    await user.click(react);
    expect(screen.getByLabelText('Tech stack')).toHaveValue('Zig, Go');
    await user.click(screen.getByText('Choose roles'));
    await user.click(await screen.findByText('UI/UX Designer', { selector: 'button *' }));
    expect(screen.getByLabelText('Roles open')).toHaveValue('Poet, UI/UX Designer');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Project updated successfully!')).toBeVisible();
    const changes = { techStack: ['Zig', 'Go'], rolesNeeded: ['Poet', 'UI/UX Designer'] };
    expect(callsOf(calls, 'PATCH').map(({ body }) => body)).toEqual([changes]);
  });

  it('shows the status that the button beside the form has given it, and saves no other', async () => {
    const { user, calls } = await openEditor({ projects: [aProject()] });
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(screen.getByLabelText('Status')).toHaveValue('Archived'));
    await user.type(screen.getByLabelText(/Title/), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Project updated successfully!');
    expect(callsOf(calls, 'PATCH').map(({ body }) => body)).toEqual([{ status: 'Archived' }, { title: 'Campus map!' }]);
  });

  it('refuses a size below the team without asking the server', async () => {
    const { user, calls } = await openEditor({ projects: [aProject({ collaborators: aTeamOf(2) })] });
    await user.clear(screen.getByLabelText('Max team size'));
    await user.type(screen.getByLabelText('Max team size'), '2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Your team already has 3 people.')).toBeVisible();
    expect(screen.getByLabelText('Max team size')).toHaveFocus();
    expect(callsOf(calls, 'PATCH')).toHaveLength(0);
  });

  it.each([
    ['Open', 'Archive', 'Archived', 'Project archived!'],
    ['Archived', 'Unarchive', 'Open', 'Project unarchived!'],
  ] as const)('turns a project that is %s with "%s"', async (status, button, next, toast) => {
    const { user, calls } = await openEditor({ projects: [aProject({ status })] });
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(toast)).toBeVisible();
    expect(callsOf(calls, 'PATCH').map(({ body }) => body)).toEqual([{ status: next }]);
  });

  it('tells only the last of two contradictory changes', async () => {
    const { user } = await openEditor({ projects: [aProject()] });
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await screen.findByText('Project archived!');
    await user.click(await screen.findByRole('button', { name: 'Unarchive' }));
    await screen.findByText('Project unarchived!');
    expect(screen.queryByText('Project archived!')).not.toBeInTheDocument();
  });

  it('says in place why it could not be archived or deleted', async () => {
    const { user } = await openEditor({ projects: [aProject()], refused: ['PATCH', 'DELETE'] });
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not now.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete Project' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent('Not now.');
  });

  it('deletes the project once it is confirmed', async () => {
    const { user, calls, router } = await openEditor({ projects: [aProject()] });
    await user.click(screen.getByRole('button', { name: 'Delete Project' }));
    expect(
      await screen.findByText('Are you sure you want to delete this project? This cannot be undone.'),
    ).toBeVisible();
    expect(callsOf(calls, 'DELETE')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Project deleted!')).toBeVisible();
    expect(await screen.findByText('No projects posted yet.')).toBeVisible();
    expect(callsOf(calls, 'DELETE')).toHaveLength(1);
    expect(router.state.location.search).toBe('');
  });
});
