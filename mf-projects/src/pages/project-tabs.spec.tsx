import { act, screen, waitFor, within } from '@testing-library/react';
import { aProjectInterest, aProjectPage, aResult, aTeam, aTeamMember, aViewer } from '../testing/builders.ts';
import { bodiesOf, button, givenApi, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

const pageOf = (is: 'owner' | 'member', parts = {}) =>
  aProjectPage({ viewer: aViewer({ is }), team: aTeam(aTeamMember()), ...parts });
const tab = (name: string | RegExp) => screen.findByRole('tab', { name });

describe('the tabs of a project', () => {
  it.each([
    ['visitor', null],
    ['stranger', aViewer()],
  ])('are not there for a %s, who sees the overview', async (_, viewer) => {
    givenApi({ project: aProjectPage({ viewer }) });
    visit({ isSignedIn: viewer !== null, part: '#room' });
    expect(await screen.findByRole('region', { name: 'Team' })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('lead a member to the room of the team, and back', async () => {
    givenApi({ project: pageOf('member') });
    const { user, router } = visit();
    expect(await tab('Overview')).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('tab', { name: /Manage/ })).not.toBeInTheDocument();
    await user.click(await tab('Team room'));
    expect(await screen.findByRole('region', { name: 'Team room' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What you can do' })).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=room');
    expect(await tab('Team room')).toHaveFocus();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('region', { name: 'What you can do' })).toBeVisible();
  });

  it.each([
    ['#room', 'heading', 'Team room', 'Team room'],
    ['#team', 'heading', 'Overview', 'Team'],
    ['#interested', 'heading', 'Manage', /^Interested people/],
    ['#webhooks', 'region', 'Manage', 'Webhooks'],
  ])('open with the one that holds %s, whose %s has the focus', async (part, role, name, heading) => {
    givenApi({ project: pageOf('owner') });
    visit({ part });
    await waitFor(() => expect(screen.getByRole(role, { name: heading })).toHaveFocus());
    expect(await tab(name)).toHaveAttribute('aria-selected', 'true');
  });

  it('open with the overview for a member whose link leads to what only the owner does', async () => {
    givenApi({ project: pageOf('member') });
    visit({ part: '#interested' });
    expect(await screen.findByRole('region', { name: 'What you can do' })).toBeVisible();
  });

  it('follow a link of the page', async () => {
    givenApi({ project: pageOf('member') });
    const { user } = visit();
    await user.click(await screen.findByRole('link', { name: 'Team room' }));
    expect(await screen.findByRole('heading', { name: 'Team room' })).toHaveFocus();
  });

  it('begin with the people who wait for the owner, count them, and stay there once all are answered', async () => {
    const path = `/api/interests/${aProjectInterest().id}`;
    givenApi({
      project: pageOf('owner', { interestCount: 1 }),
      interests: [aProjectInterest()],
      changes: { [`PATCH ${path}`]: { answer: { body: {} }, next: pageOf('owner', { interestCount: 0 }) } },
    });
    const { user } = visit();
    expect(await screen.findByRole('list', { name: 'Interested people' })).toHaveTextContent('Grace Hopper');
    expect(await tab(/Manage/)).toHaveTextContent('Manage1');
    await user.click(await button('Not now: Grace Hopper'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Say not now' }));
    await waitFor(async () => expect(await tab(/Manage/)).toHaveTextContent(/^Manage$/));
    expect(screen.getByRole('heading', { name: /Interested people/ })).toBeVisible();
  });

  it('stay on the one with an open dialog, however that was opened', async () => {
    givenApi({ project: pageOf('owner') });
    const { user } = visit({ part: '#interested' });
    await user.click(await button('Edit'));
    expect(await screen.findByRole('dialog', { name: 'Edit project' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /Interested people/, hidden: true })).toBeInTheDocument();
  });
});

describe('finishing a project', () => {
  it('is offered to the owner of a running one, asks first, and goes on to the results', async () => {
    const collaborators = [{ id: 'u9', name: 'Grace Hopper', role: 'Designer' }];
    const finished = pageOf('owner', { status: 'Completed', isLooking: false, result: aResult(), collaborators });
    const calls = givenApi({
      project: pageOf('owner'),
      changes: { [`PATCH ${PROJECT_PATH}`]: { answer: { body: finished }, next: finished } },
    });
    const { user, router } = visit({ part: '?tab=manage' });
    await user.click(await button('Finish project'));
    const question = await screen.findByRole('alertdialog');
    expect(bodiesOf(calls, 'PATCH', PROJECT_PATH)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Finish project' }));
    const dialog = await screen.findByRole('dialog', { name: `You finished ${finished.title}` });
    expect(dialog).toHaveTextContent('By Ada Lovelace and Grace Hopper');
    expect(dialog).toHaveAccessibleDescription(/^Show people what came of it/);
    expect(document.querySelector('[data-toasts]')).toHaveTextContent(/^$/);
    const results = within(dialog);
    expect(bodiesOf(calls, 'PATCH', PROJECT_PATH)).toEqual([{ status: 'Completed' }]);
    await user.click(results.getByRole('button', { name: 'Not now' }));
    expect(await button("Add the team's results")).toBeVisible();
    expect(router.state.location.search).toBe('?tab=overview');
    expect(screen.queryByText(/Nobody can join right now/)).not.toBeInTheDocument();
  });

  it('says where it was confirmed why it failed', async () => {
    givenApi({ project: pageOf('owner'), changes: { [`PATCH ${PROJECT_PATH}`]: { answer: { status: 503 } } } });
    const { user } = visit({ part: '?tab=manage' });
    await user.click(await button('Finish project'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Finish project' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent("We couldn't finish the project.");
  });

  it.each(['Completed', 'Archived'] as const)('is not offered for one that is %s', async (status) => {
    const result = status === 'Completed' ? aResult() : null;
    givenApi({ project: pageOf('owner', { status, isLooking: false, result }) });
    visit({ part: '?tab=manage' });
    expect(await button('Edit')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Finish project' })).not.toBeInTheDocument();
  });
});

describe('archiving from the tab Manage', () => {
  it.each([
    ['Open', 'Archive', 'Archived', 'Project archived!'],
    ['Archived', 'Unarchive', 'Open', 'Project unarchived!'],
  ] as const)('turns a project that is %s with "%s"', async (status, name, sent, toast) => {
    const next = pageOf('owner', { status: sent });
    const calls = givenApi({
      project: pageOf('owner', { status }),
      changes: { [`PATCH ${PROJECT_PATH}`]: { answer: { body: next }, next } },
    });
    const { user } = visit({ part: '?tab=manage' });
    await user.click(await button(name));
    expect(await screen.findByText(toast)).toBeVisible();
    expect(bodiesOf(calls, 'PATCH', PROJECT_PATH)).toEqual([{ status: sent }]);
    expect(await button(status === 'Open' ? 'Unarchive' : 'Archive')).toBeVisible();
  });

  it('asks first where that closes interest for good', async () => {
    const calls = givenApi({
      project: pageOf('owner', { interestCount: 2 }),
      changes: { [`PATCH ${PROJECT_PATH}`]: {} },
    });
    const { user } = visit({ part: '?tab=manage' });
    await user.click(await button('Archive'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/2 people would like to join\. Their interest closes/)).toBeVisible();
    expect(bodiesOf(calls, 'PATCH', PROJECT_PATH)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(bodiesOf(calls, 'PATCH', PROJECT_PATH)).toEqual([{ status: 'Archived' }]));
  });

  it('asks first where that hides the result of a finished project', async () => {
    const calls = givenApi({ project: pageOf('owner', { status: 'Completed', isLooking: false, result: aResult() }) });
    const { user } = visit({ part: '?tab=manage' });
    await user.click(await button('Archive'));
    expect(await screen.findByText(/^Its results and credits are hidden/)).toBeVisible();
    expect(bodiesOf(calls, 'PATCH', PROJECT_PATH)).toEqual([]);
  });

  it('says in place why it failed', async () => {
    givenApi({ project: pageOf('owner'), changes: { [`PATCH ${PROJECT_PATH}`]: { answer: { status: 503 } } } });
    const { user } = visit({ part: '?tab=manage' });
    await user.click(await button('Archive'));
    const settings = within(screen.getByRole('region', { name: 'Settings' }));
    expect(await settings.findByRole('alert')).toHaveTextContent('Failed to change project status');
  });
});

describe('deleting from the tab Manage', () => {
  it('asks first, then leads to My Projects', async () => {
    const calls = givenApi({ project: pageOf('owner'), changes: { [`DELETE ${PROJECT_PATH}`]: {} } });
    const { user, router } = visit({ part: '?tab=manage' });
    await user.click(await button('Delete Project'));
    expect(bodiesOf(calls, 'DELETE', PROJECT_PATH)).toHaveLength(0);
    await user.click(await button('Delete'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-projects'));
    expect(bodiesOf(calls, 'DELETE', PROJECT_PATH)).toHaveLength(1);
  });
});
