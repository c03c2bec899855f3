import type { Project } from '@crewdeck/contract';
import { aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { MyProjectsPage } from './my-projects-page.tsx';

/** Shows one project, which takes every change. */
function visit(project = aProject(), at = '/my-projects') {
  let stored = project;
  const calls = answerCalls(({ method, path, body }) => {
    if (method === 'GET') return { body: path.startsWith('/api/projects') ? [stored] : [] };
    stored = { ...stored, ...(body as Pick<Project, 'inviteStatus'>) };
    return { body: stored };
  });
  publishSession(aSessionUser());
  render(createTestHost(<MyProjectsPage />, { at }).element);
  return { calls, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null }) };
}

/** What stands in the list of facts under this label. */
const fact = (place: HTMLElement, label: string) => within(place).getByText(label).nextElementSibling;

describe('the owner reads', () => {
  it.each([
    ['Ideation', 'Pending'],
    ['In Progress', 'Accepted'],
    ['Completed', 'Declined'],
    ['Open', 'Expired'],
    ['Archived', 'Pending'],
  ] as const)('%s and the invite status %s on the card and in View', async (status, inviteStatus) => {
    const { user } = visit(aProject({ status, inviteStatus }));
    const card = await screen.findByRole('listitem');
    expect(within(card).getByText(status)).toBeVisible();
    expect(fact(card, 'Invite status')).toHaveTextContent(inviteStatus);

    await user.click(within(card).getByRole('button', { name: 'View' }));
    const dialog = await screen.findByRole('dialog', { name: 'Campus map' });
    expect(within(dialog).getByText('Find a free study room.')).toBeVisible();
    expect(fact(dialog, 'Status')).toHaveTextContent(status);
    expect(fact(dialog, 'Invite status')).toHaveTextContent(inviteStatus);
  });
});

describe('the dialog that edits', () => {
  it('has its fields and its three ways on', async () => {
    visit(aProject(), `/my-projects?edit=${aProject().id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit project' }));
    for (const label of [/^Title/, 'Description', 'Tech stack', 'Roles open', 'Max team size', 'Deadline'])
      expect(dialog.getByLabelText(label)).toBeVisible();
    for (const name of ['Save', 'Archive', 'Delete Project'])
      expect(dialog.getByRole('button', { name })).toBeVisible();
  });

  it('can set each invite status', async () => {
    const { user, calls } = visit(aProject(), `/my-projects?edit=${aProject().id}`);
    const choice = await screen.findByLabelText('Invite status');
    const options = within(choice).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Pending', 'Accepted', 'Declined', 'Expired']);

    await user.selectOptions(choice, 'Declined');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { inviteStatus: 'Declined' },
    ]);
    expect(fact(screen.getByRole('listitem'), 'Invite status')).toHaveTextContent('Declined');
  });
});
