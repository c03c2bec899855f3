import { aProject } from '@crewdeck/module-sdk/builders';
import { WidgetHostProvider, type WidgetRequest } from '@crewdeck/module-sdk/host';
import { createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith } from '../testing/answers.ts';
import { aProfile, VIEWER } from '../testing/people.ts';
import { ExploreProjectsPage } from './explore-projects-page.tsx';

/** Stands in for what another module owns. */
function WidgetStandIn({ of, name, props }: WidgetRequest) {
  return <p>{`${of} ${name} ${JSON.stringify(props)}`}</p>;
}

function open(at = '/explore-projects') {
  const host = createTestHost(<ExploreProjectsPage />, { at });
  render(host.element);
  return host;
}

const profile = aProfile();
const compass = aProject({ title: 'Campus Compass' });
const signedIn = {
  'GET /api/projects': { body: [compass] },
  'GET /api/users/firebase/viewer-uid': { body: profile },
  'GET /api/interests/user/viewer-uid': { body: [] },
};
const showInterest = () => screen.findByRole('button', { name: 'Show Interest' });

describe('the project explorer', () => {
  beforeEach(() => publishSession(null));

  it('shows what a project is and whom it seeks', async () => {
    const project = aProject({ deadline: '2999-05-10', difficulty: 'Advanced' });
    answerWith({ 'GET /api/projects': { body: [project] } });
    open();
    const card = within(await screen.findByRole('listitem', { name: project.title }));
    for (const text of [
      'Open',
      'Advanced',
      project.description,
      'React',
      'Designer',
      '1 of 4 on the team',
      '#campus',
    ]) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByText(project.owner.name)).toBeVisible();
    expect(card.getByText(/2999/)).toBeVisible();
  });

  it('tells when a finished project was finished, and names no roles, no seats and no deadline of it', async () => {
    const finishedAt = '2026-11-24T12:00:00.000Z';
    const project = aProject({ status: 'Completed', isLooking: false, deadline: '2999-05-10', finishedAt });
    answerWith({ 'GET /api/projects': { body: [project] } });
    open();
    const card = within(await screen.findByRole('listitem', { name: project.title }));
    expect(card.getByText('1 on the team')).toBeVisible();
    expect(card.getByText('24 Nov 2026').parentElement).toHaveTextContent('Finished 24 Nov 2026');
    expect(card.queryByText('Roles needed')).not.toBeInTheDocument();
    expect(card.queryByText(/Join by/)).not.toBeInTheDocument();
    expect(card.queryByRole('button', { name: 'Show Interest' })).not.toBeInTheDocument();
  });

  it('says of a deadline that has passed when it closed, and no longer to join by it', async () => {
    const project = aProject({ isLooking: false, deadline: '2026-03-10' });
    answerWith({ 'GET /api/projects': { body: [project] } });
    open();
    const card = within(await screen.findByRole('listitem', { name: project.title }));
    expect(card.getByText('10 Mar 2026').parentElement).toHaveTextContent('Closed on 10 Mar 2026');
    expect(card.queryByText(/Join by/)).not.toBeInTheDocument();
  });

  it('asks no longer for a role that somebody has taken', async () => {
    const project = aProject({
      rolesNeeded: ['Designer', 'Tester'],
      collaborators: [{ id: 'p2', name: 'Bea', role: 'designer' }],
    });
    answerWith({ 'GET /api/projects': { body: [project] } });
    open();
    const card = within(await screen.findByRole('listitem', { name: project.title }));
    const roles = within(card.getByRole('list', { name: 'Roles needed' }));
    expect(roles.getByText('Tester')).toBeVisible();
    expect(roles.queryByText('Designer')).not.toBeInTheDocument();
  });

  it('names an owner who has given no name', async () => {
    const project = aProject({ owner: { id: 'nameless', name: '' } });
    answerWith({ 'GET /api/projects': { body: [project] } });
    open();
    const owner = await screen.findByRole('link', { name: 'Unnamed developer' });
    expect(owner).toHaveAttribute('href', '/people/nameless');
  });

  it('shows finished projects alone with what they won, the newest first, in place of those with open seats', async () => {
    const calls = answerWith({ 'GET /api/projects': { body: [{ ...compass, place: 'Best use of data' }] } });
    const { router } = open('/explore-projects?open=true');
    await userEvent.click(await screen.findByRole('button', { name: 'Finished' }));
    expect(router.state.location.search).toBe('?finished=true');
    expect(screen.getByRole('button', { name: 'Finished' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Best use of data')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Looking for people' })).not.toBeInTheDocument();
    expect(calls.at(-1)?.query).toMatchObject({ finished: 'true', sort: 'newest' });
    await userEvent.click(screen.getByRole('button', { name: 'Open seats' }));
    expect(router.state.location.search).toBe('?open=true');
  });

  it('offers its page, and who would fit, after a project is posted', async () => {
    answerWith({ 'GET /api/projects': { body: [compass] } });
    const page = (
      <WidgetHostProvider value={WidgetStandIn}>
        <ExploreProjectsPage />
      </WidgetHostProvider>
    );
    const { element, router } = createTestHost(page, { at: '/explore-projects' });
    const posted = { id: 'p', title: 'Night bus', techStack: ['Node.js'] };
    await router.navigate('/explore-projects', { state: { posted } });
    render(element);
    expect(screen.getByText(`mf-projects posted-offer ${JSON.stringify({ posted })}`)).toBeVisible();
  });

  it('says that there are more than are counted, to the ear in words', async () => {
    const headers = { link: '</api/projects?cursor=abc>; rel="next"', 'x-total-count': '1000', 'x-total-more': 'true' };
    answerWith({ 'GET /api/projects': { body: [compass], headers } });
    open();
    const status = await screen.findByText('of', { exact: false, selector: '[role=status] span' });
    expect(status).toHaveTextContent('of more than 1,000+');
    expect(within(status).getByText('+')).toHaveAttribute('aria-hidden', 'true');
  });

  it('keeps only projects that are open to all', async () => {
    const hidden = aProject({ id: 'hidden', title: 'Secret Garden', visibility: 'Invite Only' });
    answerWith({ 'GET /api/projects': { body: [compass, hidden] } });
    open();
    expect(await screen.findByText('Campus Compass')).toBeVisible();
    expect(screen.queryByText('Secret Garden')).toBeNull();
  });

  it('sends only filters that are not empty, and names them when they leave nothing', async () => {
    const calls = answerWith({ 'GET /api/projects': { body: [] } });
    open('/explore-projects?tech=rust&difficulty=Advanced');
    expect(await screen.findByText('No projects found.')).toBeVisible();
    expect(
      screen.getByText('Nothing matches tech stack “rust” and difficulty Advanced. Clear a filter to see more.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear all filters' })).toBeVisible();
    expect(Object.keys(calls[0]?.query ?? {}).sort()).toEqual(['difficulty', 'limit', 'sort', 'tech']);
  });

  it.each([
    ['a refusal', { status: 500, body: {} }],
    ['a reply that is not a list', { body: 'nope' }],
  ])('says that it failed after %s', async (_case, answer) => {
    answerWith({ 'GET /api/projects': answer });
    open();
    expect(await screen.findByText('Failed to load projects.')).toBeVisible();
    expect(screen.getByText('Something went wrong on our side. Try again in a moment.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says that the filters are still set after it failed with some', async () => {
    answerWith({ 'GET /api/projects': { status: 500, body: {} } });
    open('/explore-projects?tech=rust');
    expect(await screen.findByText(/Try again in a moment\. Your filters are still set\.$/)).toBeVisible();
  });
});

describe('Show Interest', () => {
  beforeEach(() => publishSession(VIEWER));

  it('sends once, thanks, and stays sent', async () => {
    const calls = answerWith({ ...signedIn, 'POST /api/interests': { status: 201, body: {} } });
    open();
    await userEvent.dblClick(await showInterest());
    expect(await screen.findByText('Interest sent successfully!')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Interest Sent' })).toBeDisabled();
    const sent = calls.filter((call) => call.method === 'POST');
    expect(sent.map((call) => call.body)).toEqual([{ userId: profile.id, projectId: compass.id, words: '', role: '' }]);
  });

  it("moves the focus to the card's title once sent, where the keyboard goes on from", async () => {
    answerWith({ ...signedIn, 'POST /api/interests': { status: 201, body: {} } });
    open();
    (await showInterest()).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Interest Sent' })).toBeDisabled();
    expect(screen.getByRole('link', { name: compass.title })).toHaveFocus();
  });

  it('offers no role that somebody on the team has', async () => {
    const collaborators = [{ id: 'grace', name: 'Grace Hopper', role: 'Designer' }];
    const project = aProject({ rolesNeeded: ['Designer', 'Writer'], collaborators });
    answerWith({ ...signedIn, 'GET /api/projects': { body: [project] } });
    open();
    await userEvent.click(await screen.findByText('Add a message (optional)'));
    const options = within(await screen.findByLabelText('Role')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Any role', 'Writer']);
  });

  it('takes a message and a role along, which are asked for only on demand', async () => {
    const calls = answerWith({ ...signedIn, 'POST /api/interests': { status: 201, body: {} } });
    open();
    await userEvent.click(await screen.findByText('Add a message (optional)'));
    await userEvent.type(await screen.findByLabelText('Message to the owner'), ' I draw maps. ');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Designer');
    await userEvent.click(await showInterest());
    expect(await screen.findByRole('button', { name: 'Interest Sent' })).toBeDisabled();
    expect(calls.find((call) => call.method === 'POST')?.body).toMatchObject({
      words: 'I draw maps.',
      role: 'Designer',
    });
    expect(screen.queryByText('Add a message (optional)')).not.toBeInTheDocument();
  });

  it('keeps the message when it fails', async () => {
    answerWith({ ...signedIn, 'POST /api/interests': { status: 503 } });
    open();
    await userEvent.click(await screen.findByText('Add a message (optional)'));
    await userEvent.type(await screen.findByLabelText('Message to the owner'), 'I draw maps.');
    await userEvent.click(await showInterest());
    const card = screen.getByRole('listitem', { name: compass.title });
    expect(await within(card).findByRole('alert')).toHaveTextContent('Failed to show interest');
    expect(screen.getByLabelText('Message to the owner')).toHaveValue('I draw maps.');
    expect(screen.getByText('12 of 300 characters.')).toBeVisible();
  });

  it('has no message to add for a visitor, who has to sign in first', async () => {
    publishSession(null);
    answerWith({ 'GET /api/projects': { body: [compass] } });
    open();
    expect(await showInterest()).toBeVisible();
    expect(screen.queryByText('Add a message (optional)')).not.toBeInTheDocument();
  });

  it('that fails says so on the card, until it is shown again', async () => {
    answerWith({ ...signedIn, 'POST /api/interests': { status: 503 } });
    open();
    await userEvent.click(await showInterest());
    const card = screen.getByRole('listitem', { name: compass.title });
    expect(await within(card).findByRole('alert')).toHaveTextContent('Failed to show interest');
    expect(within(card).getByRole('button', { name: 'Show Interest' })).toBeEnabled();
  });

  it('is sent already where the person showed interest before', async () => {
    answerWith({ ...signedIn, 'GET /api/interests/user/viewer-uid': { body: [{ id: compass.id }] } });
    open();
    expect(await screen.findByRole('button', { name: 'Interest Sent' })).toBeDisabled();
  });

  it('becomes sent when the server remembers an earlier interest', async () => {
    const error = 'You have already shown interest in this project';
    answerWith({
      ...signedIn,
      'POST /api/interests': { status: 409, body: { error, code: 'interest.already_shown', requestId: 'r' } },
    });
    open();
    await userEvent.click(await showInterest());
    expect(await screen.findByText(error)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Interest Sent' })).toBeDisabled();
  });

  it('asks a person without a profile to make one', async () => {
    const calls = answerWith({ 'GET /api/projects': { body: [compass] } });
    open();
    await userEvent.click(await showInterest());
    expect(await screen.findByText(/Please complete your profile first\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create your profile' })).toHaveAttribute(
      'href',
      '/create-profile?next=%2Fexplore-projects',
    );
    expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
  });

  it('asks a visitor to sign in', async () => {
    publishSession(null);
    answerWith(signedIn);
    open();
    await userEvent.click(await showInterest());
    expect(await screen.findByText(/Please complete your profile first\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in?next=%2Fexplore-projects');
  });

  it('gives way to the answer where the person is invited', async () => {
    const invite = { projectId: compass.id, status: 'pending' };
    answerWith({ ...signedIn, 'GET /api/invites/user/viewer-uid': { body: [invite] } });
    open();
    expect(await screen.findByRole('link', { name: 'Answer your invite' })).toHaveAttribute('href', '/my-invites');
  });

  it("gives way to a quiet note on the viewer's own project", async () => {
    const own = aProject({ owner: { id: profile.id, name: profile.name } });
    answerWith({ ...signedIn, 'GET /api/projects': { body: [own] } });
    open();
    expect(await screen.findByText('Your project')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show Interest' })).toBeNull();
  });
});
