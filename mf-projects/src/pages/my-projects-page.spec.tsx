import { myDataKeys } from '@crewdeck/module-sdk';
import { aProfile, aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anInvite, aTeamOf } from '../testing/builders.ts';
import { callsOf, givenApi, visit } from '../testing/visit-my-projects.tsx';
import { PostedOffer } from '../widgets/posted-offer.tsx';
import { MyProjectsPage } from './my-projects-page.tsx';

describe('the list of my projects', () => {
  it('says that nothing has been posted, and leads to posting', async () => {
    givenApi({ projects: [] });
    visit();
    expect(await screen.findByText('No projects posted yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Post your first project' })).toHaveAttribute('href', '/post-project');
  });

  it.each([
    ['Post your first project', []],
    ['Post a Project', [aProject()]],
  ])('has one main button: %s', async (name, projects) => {
    givenApi({ projects });
    visit();
    await waitFor(() => {
      const mains = screen.getAllByRole('link').filter((link) => link.classList.contains('primary'));
      expect(mains.map(({ textContent }) => textContent)).toEqual([name]);
    });
  });

  it('shows title, description, status, invite status and team count', async () => {
    givenApi({ projects: [aProject({ collaborators: aTeamOf(1), maxTeamSize: 4, inviteStatus: 'Expired' })] });
    visit();
    const card = await screen.findByRole('listitem');
    for (const text of ['Campus map', 'Find a free study room.', 'Open', 'Expired', '2 of 4 on the team']) {
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

  it('says how full a team is beside its size, and of a completed project when that was', async () => {
    const finishedAt = '2026-11-24T12:00:00.000Z';
    givenApi({ projects: [aProject({ openSeats: 0 }), aProject({ id: '2', status: 'Completed', finishedAt })] });
    visit();
    const [full, completed] = await screen.findAllByRole('listitem');
    expect(full).toHaveTextContent(/^Open.*4 of 4 on the team/);
    expect(full).not.toHaveTextContent(/Full|Finished/);
    expect(completed).toHaveTextContent(/Completed.*Finished.*24 Nov 2026/);
  });

  it('links to the page of a project that was just posted, and to people who would fit', async () => {
    givenApi({ projects: [aProject()] });
    publishSession(aSessionUser());
    const { element, router } = createTestHost(<MyProjectsPage />, { at: '/my-projects' });
    await router.navigate('/my-projects', {
      state: { posted: { id: 'p', title: 'Night bus', techStack: ['Node.js'] } },
    });
    render(element);
    const link = screen.getByRole('link', { name: 'Night bus' });
    expect(link).toHaveAttribute('href', '/projects/p');
    expect(link.closest('p')).toHaveTextContent(/^Now invite people who fit Night bus\.$/);
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
    const page = within(dialog).getByRole('link', { name: 'Open project page' });
    expect(page).toHaveAttribute('href', `/projects/${aProject().id}`);
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
