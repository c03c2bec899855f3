import { myDataKeys } from '@crewdeck/module-sdk';
import { aProfile, aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InviteDialog } from './invite-dialog.tsx';

const user = aSessionUser();
const projects = ['Star Map', 'Orchard'].map((title, place) =>
  aProject({ id: `project-${place + 1}`, title, rolesNeeded: [] }),
);

const harbour = aProject({ id: 'project-3', title: 'Harbour', rolesNeeded: ['Designer', 'Writer'] });

async function open(known = projects, asked: { projectId?: string; role?: string } = {}) {
  publishSession(user);
  const receiver = { id: 'receiver-1', name: 'Grace Hopper', roles: ['writer'] };
  const { element, queryClient } = createTestHost(
    <InviteDialog {...asked} receiver={receiver} isOpen onClose={() => undefined} />,
  );
  queryClient.setQueryData(myDataKeys.profile(user.uid), aProfile());
  if (known.length > 0) queryClient.setQueryData(myDataKeys.projects(user.uid), known);
  render(element);
  return within(await screen.findByRole('dialog'));
}

async function fillIn() {
  await userEvent.selectOptions(screen.getByLabelText('Project'), 'Star Map');
  await userEvent.type(screen.getByLabelText('Role'), 'Designer');
}

afterEach(() => jest.restoreAllMocks());

describe('the invite dialog', () => {
  test('says that it loads the projects', async () => {
    answerCalls(() => new Promise(() => {}));
    const dialog = await open([]);
    expect(dialog.getByText('Loading your projects...')).toBeVisible();
  });

  test.each([
    [{}, /^Choose one of your projects/],
    [{ projectId: 'project-1' }, /^Say which role you have in mind\. /],
  ])('says what to do while it loads the projects of a page that names %j', async (asked, words) => {
    answerCalls(() => new Promise(() => {}));
    await open([], asked);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(words);
  });

  test('starts with no project chosen, and an example of a role', async () => {
    const dialog = await open();
    const choices = within(dialog.getByLabelText('Project')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['-- Choose Project --', 'Star Map', 'Orchard']);
    expect(dialog.getByLabelText('Project')).toHaveDisplayValue('-- Choose Project --');
    expect(dialog.getByLabelText('Role')).toHaveAttribute('placeholder', 'e.g. Frontend Developer');
  });

  test('suggests, for each project until a role is written, the open role that suits the person', async () => {
    const dialog = await open([...projects, harbour]);
    const role = dialog.getByLabelText('Role');
    for (const [project, suited] of [
      ['Star Map', ''],
      ['Harbour', 'Writer'],
      ['Orchard', ''],
    ] as const) {
      await userEvent.selectOptions(dialog.getByLabelText('Project'), project);
      expect(role).toHaveValue(suited);
    }
    await userEvent.type(role, 'Poet');
    await userEvent.selectOptions(dialog.getByLabelText('Project'), 'Harbour');
    expect(role).toHaveValue('Poet');
    await userEvent.clear(role);
    expect(role).toHaveValue('');
  });

  test('suggests the role that the page names before one that suits the person', async () => {
    const dialog = await open([harbour], { projectId: harbour.id, role: 'Designer' });
    expect(dialog.getByLabelText('Role')).toHaveValue('Designer');
  });

  test('says that it sends, and sends once however often it is pressed', async () => {
    const calls = answerCalls(() => new Promise(() => {}));
    const dialog = await open();
    await fillIn();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send Invite' }));
    expect(dialog.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test.each([
    [409, 'invite.already_sent', 'You have already invited this user to this project.', ''],
    [500, 'server.internal', '❌ Failed to send invite.', ' Try again in a moment.'],
  ])('says after %i %s in a toast, too, why nothing was sent', async (status, code, text, advice) => {
    answerCalls(() => ({ status, body: { error: 'No.', code, requestId: 'r' } }));
    const dialog = await open();
    await fillIn();
    await userEvent.click(dialog.getByRole('button', { name: 'Send Invite' }));
    expect(await screen.findByText(text, { selector: '[data-toasts] *' })).toBeInTheDocument();
    expect(dialog.getByRole('alert')).toHaveTextContent(new RegExp(`^${text}${advice}$`));
  });

  test('looks for earlier invites without a warning of the query library', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    await userEvent.selectOptions(screen.getByLabelText('Project'), 'Star Map');
    expect(log).not.toHaveBeenCalled();
  });
});
