import { LIMITS, type ProjectPage as ProjectAnswer, type TeamNote } from '@crewdeck/contract';
import { answerCalls } from '@crewdeck/module-sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aProjectPage, aTeam, aTeamMember, aTeamNote, aViewer, theMeetings } from '../testing/builders.ts';
import { type Answer, bodiesOf, button, givenApi, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

const NOTES = `${PROJECT_PATH}/notes`;
const REFUSED = { status: 503, body: { error: 'Not now.', code: 'server.unavailable', requestId: 'r' } };
const GRACE = { id: aTeamMember().id, name: 'Grace Hopper' };

describe('the notes in a team room', () => {
  const aTeamPage = (parts: Partial<ProjectAnswer> = {}) =>
    aProjectPage({ viewer: aViewer({ is: 'owner' }), team: aTeam(aTeamMember()), openSeats: 2, ...parts });
  const given = (notes: TeamNote[], parts: Partial<Parameters<typeof givenApi>[0]> = {}) => {
    const reads: Record<string, Answer> = { [NOTES]: { body: notes } };
    return { reads, calls: givenApi({ project: aTeamPage(), reads, ...parts }) };
  };
  const list = () => screen.findByRole('list', { name: 'Notes' });
  const field = () => screen.findByLabelText('Write to your team');

  it('are not asked for by somebody else', async () => {
    const { calls } = given([aTeamNote()], { project: aProjectPage({ viewer: aViewer() }) });
    visit({ part: '?tab=room' });
    await screen.findByRole('region', { name: 'What you can do' });
    expect(calls.map(({ path }) => path)).not.toContain(NOTES);
  });

  it('stand before meetings and links', async () => {
    given([aTeamNote()]);
    visit({ part: '?tab=room' });
    await screen.findByRole('heading', { level: 3, name: 'Links' });
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Notes', 'Meetings', 'Links']);
  });

  it('say who wrote when, that they were changed, and make links of addresses alone', async () => {
    const words = 'See https://docs.example/plan.';
    given([aTeamNote({ author: GRACE, words, editedAt: '2026-02-03T13:00:00.000Z' })]);
    visit({ part: '?tab=room' });
    const notes = within(await list());
    expect(notes.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', `/people/${GRACE.id}`);
    const link = notes.getByRole<HTMLAnchorElement>('link', { name: 'https://docs.example/plan' });
    expect(link).toHaveAttribute('href', 'https://docs.example/plan');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.rel.split(' ')).toEqual(expect.arrayContaining(['nofollow', 'ugc', 'noopener']));
    expect(notes.getByText(/, edited/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit note' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete note' })).not.toBeInTheDocument();
  });

  it('show the face of who wrote them', async () => {
    const pictureUrl = '/api/pictures/grace.jpg';
    given([aTeamNote({ author: GRACE })], { project: aTeamPage({ team: aTeam(aTeamMember({ pictureUrl })) }) });
    visit({ part: '?tab=room' });
    expect((await list()).querySelector('img')).toHaveAttribute('src', pictureUrl);
  });

  it.each(['Control', 'Meta'])('are sent by %s and Enter, and Enter alone breaks the line', async (key) => {
    const { calls } = given([], { changes: { [`POST ${NOTES}`]: { answer: { body: aTeamNote() } } } });
    const { user } = visit({ part: '?tab=room' });
    await user.type(await field(), 'Monday,{Enter}at six');
    expect(bodiesOf(calls, 'POST', NOTES)).toEqual([]);
    await user.keyboard(`{${key}>}{Enter}{/${key}}`);
    await waitFor(() => expect(bodiesOf(calls, 'POST', NOTES)).toEqual([{ words: 'Monday,\nat six' }]));
    expect(screen.getByText('Ctrl+Enter or Cmd+Enter sends it.')).toBeInTheDocument();
  });

  it('of others can be reported, and those of oneself not', async () => {
    given([aTeamNote({ author: GRACE })]);
    const { user, router } = visit({ part: '#room' });
    await user.click(within(await list()).getByRole('button', { name: 'More' }));
    await user.click(within(await list()).getByRole('button', { name: 'Report' }));
    expect(router.state.location.search).toBe(`?report-note=${aTeamNote().id}`);
    expect(screen.getByText(/^mf-profile report-dialog/)).toBeVisible();
    cleanup();
    given([aTeamNote()]);
    visit({ part: '?tab=room' });
    expect(within(await list()).queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  it('keep no name of somebody who is gone', async () => {
    given([aTeamNote({ author: null })]);
    visit({ part: '?tab=room' });
    expect(await list()).toHaveTextContent('A former member');
  });

  it('offer a next step where there are none', async () => {
    given([]);
    visit({ part: '?tab=room' });
    expect(await screen.findByText('No notes yet. Write what you decided, or when you meet.')).toBeVisible();
  });

  it('can be tried again where they could not be had', async () => {
    const { reads } = given([]);
    reads[NOTES] = { status: 404, body: { error: 'No.', code: 'project.not_found', requestId: 'r' } };
    const { user } = visit({ part: '?tab=room' });
    expect(await screen.findByText("We couldn't load the notes.")).toBeVisible();
    reads[NOTES] = { body: [aTeamNote()] };
    await user.click(await button('Try again'));
    expect(await list()).toHaveTextContent('We meet on Monday.');
  });

  it('take a new one, which is shown with an empty field', async () => {
    const { calls, reads } = given([], { changes: { [`POST ${NOTES}`]: { answer: { body: aTeamNote() } } } });
    const { user } = visit({ part: '?tab=room' });
    await user.type(await field(), ' We meet on Monday. ');
    reads[NOTES] = { body: [aTeamNote()] };
    await user.click(await button('Send note'));
    expect(await list()).toHaveTextContent('We meet on Monday.');
    expect(await field()).toHaveValue('');
    expect(bodiesOf(calls, 'POST', NOTES)).toEqual([{ words: 'We meet on Monday.' }]);
  });

  it('take a second press, once one is sent, for no attempt to send nothing', async () => {
    const { calls } = given([], { changes: { [`POST ${NOTES}`]: { answer: { body: aTeamNote() } } } });
    const { user } = visit({ part: '?tab=room' });
    await user.type(await field(), 'Hello.');
    await user.click(await button('Send note'));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await waitFor(async () => expect(await button('Send note')).not.toHaveAttribute('aria-busy'));
    await user.click(await button('Send note'));
    expect(screen.queryByText('Write something first.')).not.toBeInTheDocument();
    await user.type(await field(), 'Bye.');
    await user.click(await button('Send note'));
    await waitFor(() => expect(bodiesOf(calls, 'POST', NOTES)).toHaveLength(2));
  });

  it('take nothing without words, and no more than there is room for', async () => {
    const { calls } = given([]);
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button('Send note'));
    expect(await screen.findByText('Write something first.')).toBeVisible();
    expect(await field()).toHaveAttribute('maxlength', String(LIMITS.teamNote));
    expect(bodiesOf(calls, 'POST', NOTES)).toEqual([]);
  });

  it('keep the words of one that could not be sent, and say why', async () => {
    given([], { changes: { [`POST ${NOTES}`]: { answer: REFUSED } } });
    const { user } = visit({ part: '?tab=room' });
    await user.type(await field(), 'Hello.');
    await user.click(await button('Send note'));
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(await field()).toHaveValue('Hello.');
  });

  it('are changed by their author', async () => {
    const path = `${NOTES}/${aTeamNote().id}`;
    const { calls, reads } = given([aTeamNote()], {
      changes: { [`PATCH ${path}`]: { answer: { body: aTeamNote() } } },
    });
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button('Edit note'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit your note' }));
    expect(dialog.getByLabelText('Your note')).toHaveValue('We meet on Monday.');
    await user.clear(dialog.getByLabelText('Your note'));
    await user.type(dialog.getByLabelText('Your note'), 'We meet on Tuesday.');
    reads[NOTES] = { body: [aTeamNote({ words: 'We meet on Tuesday.' })] };
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await list()).toHaveTextContent('We meet on Tuesday.');
    expect(bodiesOf(calls, 'PATCH', path)).toEqual([{ words: 'We meet on Tuesday.' }]);
  });

  it('go once their author confirms it', async () => {
    const { calls, reads } = given([aTeamNote()], { changes: { [`DELETE ${NOTES}/${aTeamNote().id}`]: {} } });
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button('Delete note'));
    reads[NOTES] = { body: [] };
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Notes' })).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('that are older are shown on a press', async () => {
    const project = aTeamPage();
    answerCalls(({ path, query }) => {
      if (path === PROJECT_PATH) return { body: project };
      if (path === `${PROJECT_PATH}/meetings`) return { body: theMeetings() };
      if (path !== NOTES) return { body: [] };
      if (query.cursor) return { body: [aTeamNote({ id: 'old', words: 'We begin.' })] };
      return { body: [aTeamNote()], headers: { link: `<${NOTES}?cursor=next>; rel="next"` } };
    });
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button('Show older notes'));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Notes' })).toHaveTextContent('We begin.'));
    expect(screen.queryByRole('button', { name: 'Show older notes' })).not.toBeInTheDocument();
  });

  it('of others appear when the page is told that something has changed', async () => {
    const { reads } = given([aTeamNote()]);
    const { queryClient } = visit({ part: '?tab=room' });
    await list();
    reads[NOTES] = { body: [aTeamNote({ id: 'second', author: GRACE, words: 'On Tuesday!' }), aTeamNote()] };
    // As the shell does for each new version of the person's lists.
    await act(() => queryClient.invalidateQueries({ queryKey: ['projects', 'page'] }));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Notes' })).toHaveTextContent('On Tuesday!'));
  });

  it('are still there half written on the way back to the room and after a reload, and gone with the tab of the browser', async () => {
    given([]);
    const { user } = visit({ part: '?tab=room' });
    await user.clear(await field());
    await user.type(await field(), 'We meet on');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await user.click(screen.getByRole('tab', { name: 'Team room' }));
    expect(await field()).toHaveValue('We meet on');

    cleanup();
    visit({ part: '?tab=room' });
    expect(await field()).toHaveValue('We meet on');

    cleanup();
    sessionStorage.clear();
    visit({ part: '?tab=room' });
    expect(await field()).toHaveValue('');
  });

  it('are read and deleted, but not written or changed, in an archived project', async () => {
    given([aTeamNote()], { project: aTeamPage({ status: 'Archived' }) });
    visit({ part: '?tab=room' });
    expect(await list()).toHaveTextContent('We meet on Monday.');
    expect(screen.queryByLabelText('Write to your team')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit note' })).not.toBeInTheDocument();
    expect(await button('Delete note')).toBeVisible();
  });
});
