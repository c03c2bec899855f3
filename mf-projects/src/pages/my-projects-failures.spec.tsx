import { aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { aTeamOf } from '../testing/builders.ts';
import { MyProjectsPage } from './my-projects-page.tsx';

function visit(at = '/my-projects') {
  publishSession(aSessionUser());
  render(createTestHost(<MyProjectsPage />, { at }).element);
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null });
}

/** Every change of this project fails, and nobody says why. */
function givenNoChange(project = aProject()) {
  answerCalls(({ method, path }) => {
    if (method !== 'GET') return { status: 500 };
    return { body: path.startsWith('/api/projects') ? [project] : [] };
  });
}

/** In a toast, and beside what was pressed. */
const isSaidTwice = (text: string) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));

describe('my projects', () => {
  it('say that they load', () => {
    answerCalls(() => new Promise(() => {}));
    visit();
    expect(screen.getByText('Loading projects...')).toBeVisible();
  });

  it('say in a toast and in their place that they could not be had, and try again', async () => {
    let isBroken = true;
    answerCalls(() => (isBroken ? { status: 503 } : { body: [] }));
    const user = visit();
    await isSaidTwice('Failed to fetch your projects.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No projects posted yet.')).toBeVisible();
  });
});

describe('a change without an answer that says why it failed', () => {
  it('is told where a card was archived', async () => {
    givenNoChange(aProject({ collaborators: aTeamOf(1), maxTeamSize: 2 }));
    const user = visit();
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await isSaidTwice('Failed to archive project');
    expect(within(screen.getByRole('listitem')).getByRole('alert')).toHaveTextContent('Failed to archive project');
  });

  it.each(['Archive', 'Unarchive'])('is told where "%s" was pressed in the dialog', async (name) => {
    givenNoChange(aProject({ status: name === 'Archive' ? 'Open' : 'Archived' }));
    const user = visit(`/my-projects?edit=${aProject().id}`);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await isSaidTwice('Failed to change project status');
  });

  it('is told where a project was to be deleted', async () => {
    givenNoChange();
    const user = visit(`/my-projects?edit=${aProject().id}`);
    await user.click(await screen.findByRole('button', { name: 'Delete Project' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await isSaidTwice('Failed to delete project');
    expect(within(question).getByRole('alert')).toHaveTextContent('Failed to delete project');
  });
});
