import type { Wishes } from '@crewdeck/contract';
import { aDirectoryUser, aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WishesPart } from './wishes.tsx';

const PATH = '/api/hackathons/hackathon-1/team-search/wishes';
const ADA = { id: 'ada', name: 'Ada Lovelace' };
const GRACE = { id: 'grace', name: 'Grace Hopper' };
const MAP = { id: 'map', title: 'Star map' };
const LONG = 'A name without a blank '.repeat(5).replaceAll(' ', '').slice(0, 120);
const person = ({ id, name }: typeof ADA) => ({ kind: 'person' as const, id, name });

interface Answers {
  wishes?: Wishes | (() => GivenAnswer | Promise<GivenAnswer>);
  save?: (body: unknown) => GivenAnswer | Promise<GivenAnswer>;
  people?: () => GivenAnswer;
}

function openPart({ wishes = { likes: [], avoids: [] }, save = () => ({ status: 500 }), people }: Answers = {}) {
  publishSession(aSessionUser());
  const found = () => ({ body: [ADA, GRACE].map((one) => aDirectoryUser(one)) });
  const calls = answerCalls(({ method, path, body }) => {
    if (method === 'PUT') return save(body);
    if (path === '/api/users') return (people ?? found)();
    if (path === '/api/projects') return { body: [aProject(MAP)] };
    return typeof wishes === 'function' ? wishes() : { body: wishes };
  });
  const { element, router } = createTestHost(<WishesPart hackathonId="hackathon-1" profileId="me" />);
  render(element);
  return { router, calls, saved: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

/** jsdom doesn't unfold by keyboard. */
const unfold = () => userEvent.click(screen.getByText('Teammate preferences'));
const liked = async () => within(await screen.findByRole('region', { name: "People or projects you'd like" }));
const avoided = () => within(screen.getByRole('region', { name: "People you'd rather not be with" }));

describe('wishes for a round', () => {
  it('are read once they are unfolded, and said to be seen by nobody else', async () => {
    let finish = (_answer: GivenAnswer) => {};
    const answer = new Promise<GivenAnswer>((resolve) => {
      finish = resolve;
    });
    const { calls } = openPart({ wishes: () => answer });
    expect(calls).toEqual([]);

    await unfold();
    expect(screen.getByText('Only you see this. We use it when we form teams.')).toBeVisible();
    expect(await screen.findByText('Loading your preferences...')).toBeVisible();
    finish({ body: { likes: [], avoids: [] } });
    expect((await liked()).getByText('None yet.')).toBeVisible();
    expect(avoided().getByText('None yet.')).toBeVisible();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${PATH}`]);
  });

  it('that can not be read now can be tried again', async () => {
    let isUp = false;
    openPart({ wishes: () => (isUp ? { body: { likes: [person(ADA)], avoids: [] } } : { status: 503 }) });

    await unfold();
    expect(await screen.findByText("We couldn't load your preferences.")).toBeVisible();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await liked()).getByText('Ada Lovelace')).toBeVisible();
  });

  it('are found, chosen and saved by keyboard alone', async () => {
    const answer = { likes: [{ kind: 'project', id: MAP.id, name: MAP.title }], avoids: [GRACE] };
    const { saved } = openPart({ save: () => ({ body: answer }) });

    await unfold();
    const likes = await liked();
    likes.getByRole('searchbox', { name: /Find a person or project/ }).focus();
    await userEvent.keyboard('Star');
    const add = await likes.findByRole('button', { name: 'Add Star map' });
    while (document.activeElement !== add) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(likes.getByRole('searchbox')).toHaveFocus();
    expect(likes.getByRole('button', { name: 'Remove Star map' })).toBeVisible();

    avoided()
      .getByRole('searchbox', { name: /Find a person/ })
      .focus();
    await userEvent.keyboard('Grace');
    const other = await avoided().findByRole('button', { name: 'Add Grace Hopper' });
    expect(avoided().queryByRole('button', { name: 'Add Star map' })).toBeNull();
    while (document.activeElement !== other) await userEvent.tab();
    await userEvent.keyboard(' ');
    const save = screen.getByRole('button', { name: 'Save preferences' });
    while (document.activeElement !== save) await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    expect(await screen.findByText('Preferences saved.')).toBeVisible();
    expect(saved()).toEqual([{ likes: [{ kind: 'project', id: 'map' }], avoids: ['grace'] }]);
    expect(save).toHaveFocus();
  });

  it('are asked about where something would be lost, and kept, also while they are folded', async () => {
    const { router } = openPart();
    await unfold();
    await userEvent.type((await liked()).getByRole('searchbox'), 'Ada');
    await userEvent.click(await (await liked()).findByRole('button', { name: 'Add Ada Lovelace' }));
    await unfold();
    await act(() => router.navigate('/elsewhere'));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/');
    await unfold();
    await userEvent.click((await liked()).getByRole('button', { name: 'Remove Ada Lovelace' }));
    await act(() => router.navigate('/elsewhere'));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  it('are offered once each, and never oneself', async () => {
    openPart({
      wishes: { likes: [person(ADA)], avoids: [GRACE] },
      people: () => ({ body: [ADA, GRACE, { id: 'me', name: 'Me Myself' }].map((one) => aDirectoryUser(one)) }),
    });

    await unfold();
    await liked();
    await userEvent.type(avoided().getByRole('searchbox'), 'Somebody');
    expect(await avoided().findByText('We found nothing new with this name.')).toBeVisible();
    expect(avoided().queryByRole('list', { name: 'Found' })).toBeNull();
  });

  it('say that the search failed', async () => {
    openPart({ people: () => ({ status: 503 }) });

    await unfold();
    await userEvent.type((await liked()).getByRole('searchbox'), 'Ada');
    expect(await screen.findByText("We couldn't search. Try again in a moment.")).toBeVisible();
  });

  it('that are full take more once one is removed', async () => {
    const five = ['a', 'b', 'c', 'd', LONG].map((name) => person({ id: name, name }));
    openPart({ wishes: { likes: five, avoids: [ADA, GRACE] } });

    await unfold();
    const likes = await liked();
    expect(likes.getByText('You can choose five. Remove one to choose another.')).toBeVisible();
    expect(avoided().getByText('You can choose two. Remove one to choose another.')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(likes.getByRole('button', { name: `Remove ${LONG}` }));
    expect(likes.getByRole('searchbox')).toHaveFocus();
    expect(likes.queryByText(LONG)).toBeNull();
  });

  it('say why they are not saved, and keep what was chosen', async () => {
    const refusal = { status: 409, body: { error: 'Start looking for a team here first.', code: 'x', requestId: 'r' } };
    openPart({ wishes: { likes: [], avoids: [ADA] }, save: () => refusal });

    await unfold();
    await liked();
    await userEvent.click(avoided().getByRole('button', { name: 'Remove Ada Lovelace' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save preferences' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Start looking for a team here first.');
    expect(avoided().getByText('None yet.')).toBeVisible();
  });

  it('of somebody who is gone are read again', async () => {
    let isGone = false;
    const refusal = { status: 404, body: { error: 'Profile not found.', code: 'user.not_found', requestId: 'r' } };
    openPart({
      wishes: () => ({ body: { likes: isGone ? [] : [person(ADA)], avoids: [GRACE] } }),
      save: () => {
        isGone = true;
        return refusal;
      },
    });

    await unfold();
    const likes = await liked();
    expect(likes.getByText('Ada Lovelace')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save preferences' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A person or project you chose is gone. Here are your preferences as last saved.',
    );
    await waitFor(() => expect(likes.queryByText('Ada Lovelace')).toBeNull());
    expect(avoided().getByText('Grace Hopper')).toBeVisible();
  });
});
