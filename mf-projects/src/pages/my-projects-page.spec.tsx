import type { Invite, Project, UpdateProject } from '@crewdeck/contract';
import { myDataKeys } from '@crewdeck/module-sdk';
import { aProfile, aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession, type ReceivedCall } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { anInvite, aTeamOf } from '../testing/builders.ts';
import { PostedOffer } from '../widgets/posted-offer.tsx';
import { MyProjectsPage } from './my-projects-page.tsx';

const UNAVAILABLE = { status: 503, body: { error: 'Not now.', code: 'server.unavailable', requestId: 'r' } };

interface Answers {
  projects?: Project[];
  invites?: Invite[];
  /** Calls of these methods are refused. */
  refused?: readonly string[];
}

/** An API that holds projects, changes and deletes them. */
function givenApi({ projects = [], invites = [], refused = [] }: Answers) {
  let stored = projects;
  return answerCalls(({ method, path, body }: ReceivedCall) => {
    if (refused.includes(method)) return UNAVAILABLE;
    if (path.startsWith('/api/invites/project/')) return { body: invites };
    if (method === 'GET') return { body: stored };
    const id = path.split('/').at(-1);
    if (method === 'DELETE') {
      stored = stored.filter((project) => project.id !== id);
      return { status: 204 };
    }
    const { openSeats, ...changed } = { ...stored.find((project) => project.id === id), ...(body as UpdateProject) };
    stored = stored.map((project) => (project.id === id ? aProject(changed as Project) : project));
    return { body: stored.find((project) => project.id === id) };
  });
}

function visit(at = '/my-projects') {
  publishSession(aSessionUser());
  const host = createTestHost(<MyProjectsPage />, { at });
  render(host.element);
  return { ...host, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null }) };
}

const callsOf = (calls: readonly ReceivedCall[], method: string) => calls.filter((call) => call.method === method);

describe('the list of my projects', () => {
  it('says that nothing has been posted, and leads to posting', async () => {
    givenApi({ projects: [] });
    visit();
    expect(await screen.findByText('No projects posted yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Post your first project' })).toHaveAttribute('href', '/post-project');
  });

  it('shows title, description, status, invite status and team count', async () => {
    givenApi({ projects: [aProject({ collaborators: aTeamOf(1), maxTeamSize: 4, inviteStatus: 'Expired' })] });
    visit();
    const card = await screen.findByRole('listitem');
    for (const text of ['Campus map', 'Find a free study room.', 'Open', 'Expired', '2 of 4']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
  });

  it('shows the cover of each project', async () => {
    givenApi({ projects: [aProject({ coverUrl: '/api/pictures/map.jpg' })] });
    visit();
    const picture = (await screen.findByRole('listitem')).querySelector('img');
    expect(picture).toHaveAttribute('src', '/api/pictures/map.jpg');
  });

  it('leads from a card to the page of its project, and to the people who are interested', async () => {
    givenApi({ projects: [aProject({ interestCount: 3 })] });
    visit();
    const page = `/projects/${aProject().id}`;
    expect(await screen.findByRole('link', { name: 'Campus map' })).toHaveAttribute('href', page);
    const count = screen.getByRole('link', { name: '3 people are interested in Campus map' });
    expect(count).toHaveAttribute('href', `${page}#interested`);
  });

  it('tells a project that is full from one that is completed, and when that was', async () => {
    const full = aProject({ id: '1', openSeats: 0 });
    const finishedAt = '2026-11-24T12:00:00.000Z';
    givenApi({ projects: [full, aProject({ id: '2', status: 'Completed', openSeats: 0, finishedAt })] });
    visit();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Full.*Open/);
    expect(second).toHaveTextContent(/Completed.*Finished.*24 Nov 2026/);
    expect(first).not.toHaveTextContent('Finished');
    expect(second).not.toHaveTextContent('Full');
  });

  it('links to the page of a project that was just posted, and to people who would fit', async () => {
    givenApi({ projects: [aProject()] });
    publishSession(aSessionUser());
    const { element, router } = createTestHost(<MyProjectsPage />, { at: '/my-projects' });
    await router.navigate('/my-projects', {
      state: { posted: { id: 'p', title: 'Night bus', techStack: ['Node.js'] } },
    });
    render(element);
    expect(screen.getByRole('link', { name: 'Night bus' })).toHaveAttribute('href', '/projects/p');
    expect(screen.getByRole('link', { name: 'See suggestions' })).toHaveAttribute('href', '/explore?project=p');
    expect(screen.getByRole('link', { name: 'Add a cover' })).toHaveAttribute('href', '/projects/p?tab=manage&cover=p');
  });

  it('offers no cover to a project that was posted with one', () => {
    givenApi({ projects: [] });
    const posted = { id: 'p', title: 'Night bus', techStack: [], hasCover: true };
    render(createTestHost(<PostedOffer posted={posted} />).element);
    expect(screen.getByRole('link', { name: 'See suggestions' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add a cover' })).not.toBeInTheDocument();
  });

  it.each([
    ['asks somebody without a contact line or a confirmed email', false, null, 1],
    ['does not ask somebody with a contact line', false, 'ada#1', 0],
    ['does not ask somebody with a confirmed email', true, null, 0],
  ])('after posting, %s how their team will reach them', async (_, emailVerified, discordOrContact, count) => {
    givenApi({ projects: [] });
    const user = aSessionUser({ emailVerified });
    publishSession(user);
    const posted = { id: 'p', title: 'Night bus', techStack: [] };
    const { element, queryClient } = createTestHost(<PostedOffer posted={posted} />);
    queryClient.setQueryData(myDataKeys.profile(user.uid), aProfile({ discordOrContact }));
    render(element);
    const questions = screen.queryAllByText(/^Your team can't reach you yet\./);
    expect(questions).toHaveLength(count);
    expect(screen.queryByText(/^mf-profile contact-ask/)).not.toBeInTheDocument();
    for (const question of questions) await userEvent.click(question);
    await waitFor(() => expect(screen.queryAllByText(/^mf-profile contact-ask/)).toHaveLength(count));
  });

  it('offers to archive only a project whose team is full', async () => {
    const full = aProject({ id: '1', title: 'Full', collaborators: aTeamOf(1), maxTeamSize: 2 });
    givenApi({ projects: [full, aProject({ id: '2', title: 'Free', maxTeamSize: 2 })] });
    visit();
    await screen.findByRole('heading', { name: 'Full' });
    expect(screen.getByRole('button', { name: 'Archive' })).toHaveAccessibleDescription('Full');
  });
});

describe('archiving from a card', () => {
  const full = aProject({ collaborators: aTeamOf(1), maxTeamSize: 2 });

  it('sends the status once, however often it is clicked', async () => {
    const calls = givenApi({ projects: [full] });
    const { user, queryClient } = visit();
    queryClient.setQueryData(['users'], []);
    await user.dblClick(await screen.findByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Project archived!')).toBeVisible();
    expect(callsOf(calls, 'PATCH').map(({ body }) => body)).toEqual([{ status: 'Archived' }]);
    expect(screen.getByText('Archived')).toBeVisible();
    // The order of people depends on the person's projects.
    expect(queryClient.getQueryState(['users'])?.isInvalidated).toBe(true);
    expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument();
  });

  it('leaves the keyboard at the button that can undo it', async () => {
    givenApi({ projects: [full] });
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });
});

describe('viewing a project', () => {
  it('shows its pending invites and those that were answered', async () => {
    const answered = anInvite({
      id: '2',
      status: 'declined',
      receiver: { id: '2', name: 'Alan Turing', pictureUrl: null, email: null, isEmailConfirmed: null },
    });
    givenApi({ projects: [aProject()], invites: [anInvite(), answered] });
    const { user, router } = visit();
    await user.click(await screen.findByRole('button', { name: 'View' }));
    const dialog = await screen.findByRole('dialog', { name: 'Campus map' });
    expect(await within(dialog).findByText('Grace Hopper')).toBeVisible();
    expect(within(dialog).getByText('Alan Turing')).toBeVisible();
    expect(router.state.location.search).toBe(`?view=${aProject().id}`);
  });

  it.each([
    ['looks for people leads to some', aProject(), [`/explore?project=${aProject().id}`]],
    ['is full leads nowhere', { ...aProject(), isLooking: false }, []],
  ])('without a pending invite that %s', async (_, project, targets) => {
    givenApi({ projects: [project], invites: [] });
    visit(`/my-projects?view=${project.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Campus map' });
    expect(await within(dialog).findByText('No pending invites for this project.')).toBeVisible();
    const links = within(dialog).queryAllByRole('link', { name: 'Find teammates' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(targets);
  });

  it('says that a project named in the address is not there', async () => {
    givenApi({ projects: [aProject()] });
    visit('/my-projects?view=another');
    expect(await screen.findByText(/This project isn't in your list/)).toBeVisible();
  });
});

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
    expect(screen.getByText('1 of 6')).toBeVisible();
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
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
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
