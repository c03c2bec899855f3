import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aResult, aTeam, aTeamLink, aTeamMember, aViewer } from '../testing/builders.ts';
import { aFinishedPage, ownersPage } from '../testing/finished-project.ts';
import { bodiesOf, button, givenApi, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

const RESULT = `${PROJECT_PATH}/result`;
const CREDIT = `${PROJECT_PATH}/credit`;
const NOBODY_YET = { words: null, isNamed: true };
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the result of a finished project', () => {
  it('offers its owner the form, sends what is whole, and reads no interest', async () => {
    const next = ownersPage({ result: aResult({ place: 'First place' }) });
    const calls = givenApi({ project: ownersPage(), changes: { [`PUT ${RESULT}`]: { next } } });
    const { user } = visit({ part: '#finish' });
    await user.click(await button("Add the team's results"));
    expect(screen.queryByRole('heading', { name: /Interested people/ })).not.toBeInTheDocument();
    const form = await dialog();
    await user.type(form.getByLabelText('Repository'), 'github.com/crew/map');
    await user.type(form.getByLabelText('Demo'), 'http://map.example');
    await user.type(form.getByLabelText('Place or prize'), 'First place');
    await user.click(form.getByRole('button', { name: 'Save results' }));
    expect(form.getByText('Enter an address such as https://example.org/team.')).toBeVisible();
    expect(form.getByLabelText('Demo')).toHaveFocus();
    await user.clear(form.getByLabelText('Demo'));
    await user.click(form.getByRole('button', { name: 'Save results' }));
    expect(await button('Edit results')).toBeVisible();
    expect(bodiesOf(calls, 'PUT', RESULT)).toEqual([
      {
        repositoryUrl: 'https://github.com/crew/map',
        demoUrl: null,
        videoUrl: null,
        place: 'First place',
        words: '',
      },
    ]);
    expect(calls.map(({ path }) => path)).not.toContain(`${PROJECT_PATH}/interests`);
  });

  it.each([
    ['before anything was said', {}, 'https://github.com/crew/map'],
    ['but what was said stands', { place: 'First place' }, ''],
  ])('begins with the repository of the team room, %s', async (_, result, repository) => {
    const links = [aTeamLink({ id: 'l1', url: 'https://discord.gg/map' }), aTeamLink()];
    givenApi({
      project: ownersPage({ result: aResult(result) }),
      reads: { [`${PROJECT_PATH}/links`]: { body: links } },
    });
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: /results$/ }));
    expect((await dialog()).getByLabelText('Repository')).toHaveValue(repository);
  });

  it('says why the result could not be saved, and keeps what was typed', async () => {
    const refused = {
      status: 409,
      body: { error: "This project isn't finished.", code: 'project.not_completed', requestId: 'r' },
    };
    givenApi({ project: ownersPage(), changes: { [`PUT ${RESULT}`]: { answer: refused } } });
    const { user } = visit();
    await user.click(await button("Add the team's results"));
    const form = await dialog();
    await user.type(form.getByLabelText('Place or prize'), 'First place');
    await user.click(form.getByRole('button', { name: 'Save results' }));
    expect(await form.findByText("This project isn't finished.")).toBeVisible();
    expect(form.getByLabelText('Place or prize')).toHaveValue('First place');
  });

  it('keeps what was typed when the page is loaded again, in the dialog where it was', async () => {
    givenApi({ project: ownersPage() });
    const { user, router } = visit();
    await user.click(await button("Add the team's results"));
    await user.type((await dialog()).getByLabelText('Place or prize'), 'First place');
    const part = router.state.location.search;
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const storage = { ...sessionStorage };
    cleanup();
    Object.assign(sessionStorage, storage);
    visit({ part });
    const form = await dialog();
    expect(form.getByLabelText('Place or prize')).toHaveValue('First place');
    expect(form.getByText(/We kept what you'd written/)).toBeVisible();
  });

  it('asks before what was typed is lost', async () => {
    givenApi({ project: ownersPage() });
    const { user } = visit();
    await user.click(await button('Add what you did yourself'));
    await user.type((await dialog()).getByLabelText('In one line'), 'Drew the map');
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await user.click(await button('Discard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes from a member one line on what they did, and leaves their name out', async () => {
    const viewer = aViewer({ is: 'member', credit: NOBODY_YET });
    const project = aFinishedPage({ viewer, team: aTeam(aTeamMember()) });
    const calls = givenApi({ project, changes: { [`PUT ${CREDIT}`]: {} } });
    const { user } = visit();
    await user.click(await button('Add what you did'));
    expect(screen.queryByRole('button', { name: "Add the team's results" })).not.toBeInTheDocument();
    const form = await dialog();
    await user.type(form.getByLabelText('In one line'), ' Drew the map ');
    await user.click(form.getByRole('button', { name: 'Leave my name out' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodiesOf(calls, 'PUT', CREDIT)).toEqual([{ words: 'Drew the map', isNamed: false }]));
  });

  it('lets its owner credit people who left, and take that back, and says so', async () => {
    const left = { id: 'former-1', name: 'Grace Hopper', role: 'Designer' };
    const withFormer = (isCredited: boolean) =>
      ownersPage({ viewer: aViewer({ is: 'owner', credit: NOBODY_YET, formerMembers: [{ ...left, isCredited }] }) });
    const path = `${PROJECT_PATH}/credits/former-1`;
    const calls = givenApi({
      project: withFormer(false),
      changes: { [`PUT ${path}`]: { next: withFormer(true) }, [`DELETE ${path}`]: { next: withFormer(false) } },
    });
    const { user } = visit();
    await user.click(await button('Credit Grace Hopper'));
    expect(await screen.findByText('Credited.')).toBeVisible();
    await user.click(await button('Remove credit: Grace Hopper'));
    expect(await screen.findByText('Credit removed.')).toBeVisible();
    expect(await button('Credit Grace Hopper')).toBeVisible();
    expect(calls.filter((call) => call.path === path).map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  });
});
