import type { Profile, Project } from '@crewdeck/contract';
import { myDataKeys } from '@crewdeck/module-sdk';
import { aProfile, aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anInvite } from '../testing/builders.ts';
import { InviteDialog } from './invite-dialog.tsx';

const user = aSessionUser();
const starMap = aProject({ id: 'project-1', title: 'Star Map', rolesNeeded: [] });
const orchard = aProject({ id: 'project-2', title: 'Orchard', rolesNeeded: ['Designer', 'Writer'] });
const receiver = { id: 'receiver-1', name: 'Grace Hopper' };
const later = () => new Promise<GivenAnswer>(() => {});

interface Known {
  projects: Project[] | undefined;
  profile?: Profile | null;
  /** What is chosen already. */
  asked?: { projectId?: string; suggestedProjectId?: string; role?: string };
}

function visitWith({ projects, profile = aProfile(), asked = {} }: Known) {
  const closings: string[] = [];
  const dialog = <InviteDialog {...asked} receiver={receiver} isOpen onClose={() => closings.push('asked')} />;
  const host = createTestHost(dialog, { at: '/people/7?invite=7' });
  host.queryClient.setQueryData(myDataKeys.profile(user.uid), profile);
  if (projects) host.queryClient.setQueryData(myDataKeys.projects(user.uid), projects);
  render(host.element);
  return { ...host, closings };
}

async function openWith(known: Known) {
  const visit = await act(async () => visitWith(known));
  await screen.findByRole('dialog');
  return visit;
}

const send = () => screen.getByRole('button', { name: 'Send Invite' });

async function fillIn({ project = 'Star Map', role = 'Designer' } = {}) {
  await userEvent.selectOptions(screen.getByLabelText('Project'), project);
  await userEvent.type(screen.getByLabelText('Role'), role);
}

beforeEach(() => publishSession(user));

describe('the invite dialog', () => {
  test('asks for what is missing and sends nothing', async () => {
    const calls = answerCalls(later);
    await openWith({ projects: [starMap, orchard] });

    await userEvent.click(send());
    expect(screen.getByText('Please select a project and enter a role.')).toBeVisible();
    expect(screen.getByLabelText('Project')).toHaveFocus();
    for (const field of ['Project', 'Role']) {
      expect(screen.getByLabelText(field)).toBeInvalid();
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription('Please select a project and enter a role.');
    }

    await userEvent.selectOptions(screen.getByLabelText('Project'), 'Star Map');
    expect(screen.getByLabelText('Project')).toBeValid();
    await userEvent.type(screen.getByLabelText('Role'), '   ');
    await userEvent.click(send());
    expect(screen.getByText('Please select a project and enter a role.')).toBeVisible();
    expect(screen.getByLabelText('Role')).toHaveFocus();
    expect(calls).toHaveLength(0);
  });

  test('offers the roles of a project that nobody on its team has', async () => {
    const collaborators = [{ id: 'c', name: 'Charles Babbage', role: 'designer' }];
    await openWith({ projects: [{ ...orchard, collaborators }], asked: { projectId: orchard.id } });
    const roles = within(screen.getByRole('list', { name: 'Roles this project needs' })).getAllByRole('button');
    expect(roles.map(({ textContent }) => textContent)).toEqual(['Writer']);
  });

  test('sends the invite, tells so and closes', async () => {
    const calls = answerCalls(() => ({ status: 201, body: anInvite() }));
    const { closings } = await openWith({ projects: [starMap] });

    await fillIn({ role: '  Designer  ' });
    await userEvent.type(screen.getByLabelText('Message (optional)'), 'Shall we?');
    expect(screen.getByLabelText('Message (optional)')).toHaveAccessibleDescription(/ 9 of 300 characters\.$/);
    await userEvent.click(send());

    expect(await screen.findByText('Invite sent to Grace Hopper for Star Map.')).toBeInTheDocument();
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/invites',
      body: { projectId: 'project-1', receiverId: 'receiver-1', role: 'Designer', note: 'Shall we?' },
    });
    await waitFor(() => expect(closings).toHaveLength(1));
  });

  test('a person who was invited before is told apart from other failures', async () => {
    answerCalls(() => ({ status: 409, body: { error: 'This invite is not unique.', code: 'invite.already_sent' } }));
    const { closings } = await openWith({ projects: [starMap] });

    await fillIn();
    await userEvent.click(send());

    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'You have already invited this user to this project.',
    );
    expect(closings).toHaveLength(0);
  });

  test('a refusal fails with a cross mark, and the dialog says why', async () => {
    answerCalls(() => ({ status: 409, body: { error: 'The team is already full.', code: 'project.team_full' } }));
    await openWith({ projects: [starMap] });

    await fillIn();
    await userEvent.click(send());

    expect(await screen.findByText('❌ Failed to send invite.')).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('The team is already full.');
  });

  test('a second try that works takes the place of what the first one said', async () => {
    const answers: GivenAnswer[] = [{ status: 503 }, { body: {} }];
    answerCalls(({ method }) => (method === 'POST' ? (answers.shift() ?? {}) : { body: [] }));
    await openWith({ projects: [starMap] });

    await fillIn();
    await userEvent.click(send());
    await screen.findByText('❌ Failed to send invite.', { selector: '[data-toasts] *' });
    await userEvent.click(send());

    expect(await screen.findByText(/^Invite sent to/)).toBeInTheDocument();
    expect(screen.queryByText('❌ Failed to send invite.')).not.toBeInTheDocument();
  });

  test('a failure that nobody explains is told in the dialog too, with what was written still in it', async () => {
    answerCalls(() => ({ status: 503 }));
    await openWith({ projects: [starMap] });

    await fillIn();
    await userEvent.click(send());

    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('❌ Failed to send invite.');
    expect(dialog.getByLabelText('Role')).toHaveValue('Designer');
  });

  test('keeps its buttons in view at the foot', async () => {
    await openWith({ projects: [starMap] });
    expect(send().closest('.footer')).toContainElement(screen.getByRole('button', { name: 'Cancel' }));
  });

  test('an only project is chosen already', async () => {
    await openWith({ projects: [starMap] });
    expect(screen.getByLabelText('Project')).toHaveValue('project-1');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Choose one of your projects/);
  });

  test('a project that the page names is named and not asked for again, and the invite is to it', async () => {
    const calls = answerCalls(() => ({ status: 201, body: anInvite() }));
    await openWith({ projects: [starMap, orchard], asked: { projectId: 'project-2', role: 'Writer' } });
    expect(screen.queryByLabelText('Project')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /^Say which role you have in mind on Orchard ?\. Grace Hopper will see your email\.$/,
    );
    expect(screen.getByLabelText('Role')).toHaveValue('Writer');
    expect(screen.getByLabelText('Role')).toHaveFocus();
    await userEvent.click(send());
    expect(await screen.findByText('Invite sent to Grace Hopper for Orchard.')).toBeInTheDocument();
    expect(calls[0]).toMatchObject({ body: { projectId: 'project-2' } });
  });

  test('a project that the page suggests is chosen, and another can be', async () => {
    await openWith({ projects: [starMap, orchard], asked: { suggestedProjectId: 'project-2' } });
    expect(screen.getByLabelText('Project')).toHaveDisplayValue('Orchard');
    await userEvent.selectOptions(screen.getByLabelText('Project'), 'Star Map');
    expect(screen.getByLabelText('Project')).toHaveDisplayValue('Star Map');
  });

  test('projects with the same title are told apart by their teams', async () => {
    const [large, unsized] = [4, 1].map((maxTeamSize) =>
      aProject({ id: `of-${maxTeamSize}`, title: 'Star Map', maxTeamSize }),
    );
    await openWith({ projects: [large, unsized, orchard].flatMap((project) => project ?? []) });
    const options = within(screen.getByLabelText('Project')).getAllByRole('option');
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Star Map (1 of 4 on the team)',
      'Star Map (1 on the team)',
      'Orchard',
    ]);
  });

  test('a project that the page names, but that takes nobody, is not the one that is chosen', async () => {
    const closed = aProject({ ...orchard, status: 'Archived' });
    await openWith({ projects: [starMap, closed], asked: { projectId: 'project-2' } });
    expect(screen.getByLabelText('Project')).toHaveDisplayValue('Star Map');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Choose one of your projects/);
  });

  test('a role that the project seeks is written by a press', async () => {
    await openWith({ projects: [orchard] });
    await userEvent.click(screen.getByRole('button', { name: 'Writer' }));
    expect(screen.getByLabelText('Role')).toHaveValue('Writer');
    expect(screen.getByRole('button', { name: 'Writer' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('Cancel closes, and reads nothing again', async () => {
    const calls = answerCalls(later);
    const { closings } = await openWith({ projects: [starMap] });

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(closings).toHaveLength(1);
    expect(calls).toHaveLength(0);
  });

  test("an invite that is sent has the person's own lists read again, and nothing else", async () => {
    const calls = answerCalls(({ method }) => (method === 'POST' ? { status: 201, body: anInvite() } : { body: [] }));
    await openWith({ projects: [starMap] });
    await fillIn();
    await userEvent.click(send());
    await screen.findByText('Invite sent to Grace Hopper for Star Map.');
    expect(calls.map(({ path }) => path).sort()).toEqual([
      '/api/invites',
      '/api/projects/mine',
      `/api/users/firebase/${user.uid}`,
    ]);
  });

  test.each([
    ['a click beside it', () => userEvent.click(screen.getByRole('dialog').parentElement as Element)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('%s asks before a note is lost', async (_way, close) => {
    const { closings } = await openWith({ projects: [starMap] });
    await userEvent.type(screen.getByLabelText('Message (optional)'), 'Shall we?');

    await close();
    expect(closings).toHaveLength(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Message (optional)')).toHaveValue('Shall we?');

    await close();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(closings).toHaveLength(1);
  });

  test('Back asks before a note is lost, and leaves once one may', async () => {
    const { router } = await openWith({ projects: [starMap] });
    await userEvent.type(screen.getByLabelText('Message (optional)'), 'Shall we?');
    await act(() => router.navigate('/people/7'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(router.state.location.search).toBe('');
  });

  test('projects that cannot be loaded are told and can be tried again', async () => {
    let isBroken = true;
    answerCalls(() => (isBroken ? { status: 503 } : { body: [starMap] }));
    await openWith({ projects: undefined });

    expect(await screen.findByText('Failed to fetch your projects.')).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('option', { name: 'Star Map' })).toBeInTheDocument();
  });

  test.each([
    [
      'without a profile',
      { projects: [], profile: null },
      'Create your profile',
      '/create-profile?next=%2Fpeople%2F7%3Finvite%3D7',
    ],
    ['without a project', { projects: [] }, 'Post a Project', '/post-project'],
    [
      'whose projects are closed',
      { projects: [aProject({ status: 'Archived' as const })] },
      'Go to My Projects',
      '/my-projects',
    ],
  ])('a person %s is shown the way on', async (_case, known, link, path) => {
    await openWith(known);

    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', path);
  });

  test('a visitor is led to sign in, and back from there', async () => {
    publishSession(null);
    const { router } = visitWith({ projects: undefined });

    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
    expect(router.state.location.search).toBe('?next=%2Fpeople%2F7%3Finvite%3D7');
    // Back leads past the address that asked for the dialog.
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
