import { act, screen, waitFor, within } from '@testing-library/react';
import { aProjectInterest, aProjectPage, aTeam, aViewer } from '../testing/builders.ts';
import { bodiesOf, button, givenApi, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

describe('interested people, for the owner', () => {
  const owned = aProjectPage({ viewer: aViewer({ is: 'owner' }), team: aTeam(), rolesNeeded: ['Designer'] });

  it('shows who, since when, their line, and their skills beside what is sought', async () => {
    const skills = ['Go', 'React', 'reactjs'].map((name) => ({ skill: { id: name, name }, level: 'Advanced' }));
    const person = { ...aProjectInterest().person, skills };
    givenApi({ project: owned, interests: [aProjectInterest({ person })] });
    visit({ part: '?tab=manage' });
    const list = await screen.findByRole('list', { name: 'Interested people' });
    expect(within(list).getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', `/people/${person.id}`);
    for (const text of ['I have drawn maps for years.', '1 Feb 2026', 'React', 'Go']) {
      expect(within(list).getByText(text)).toBeVisible();
    }
    const used = within(list).getByRole('list', { name: 'Skills of Grace Hopper that this project uses' });
    await waitFor(() => expect(used).toHaveTextContent('Reactreactjs'));
    expect(used).not.toHaveTextContent('Go');
  });

  it('shows their roles beside what is sought', async () => {
    const person = { ...aProjectInterest().person, roles: ['Writer', 'designer'] };
    givenApi({ project: owned, interests: [aProjectInterest({ person })] });
    visit({ part: '?tab=manage' });
    const sought = await screen.findByRole('list', { name: 'Roles of Grace Hopper that this project looks for' });
    const others = screen.getByRole('list', { name: 'Other roles of Grace Hopper' });
    expect([sought.textContent, others.textContent]).toEqual(['designer', 'Writer']);
    expect(sought.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['today', 0],
    ['yesterday', 1],
  ])('says %s in place of the day', async (word, daysAgo) => {
    const now = new Date();
    const createdAt = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toISOString();
    givenApi({ project: owned, interests: [aProjectInterest({ createdAt })] });
    visit({ part: '?tab=manage' });
    expect(await screen.findByText(/^interested since/)).toHaveTextContent(`interested since ${word}`);
  });

  it('names the role that somebody asks for, and invites them for it', async () => {
    givenApi({ project: owned, interests: [aProjectInterest({ role: 'Cartographer' })] });
    const { user } = visit({ part: '?tab=manage' });
    const list = await screen.findByRole('list', { name: 'Interested people' });
    expect(within(list).getByText('Cartographer')).toBeVisible();
    await user.click(await button('Invite Grace Hopper'));
    expect(await screen.findByText(/^mf-invites invite-dialog .*"role":"Cartographer"/)).toBeVisible();
  });

  it.each([
    ['the one open role', ['Designer'], 'Designer'],
    ['none of several', ['Designer', 'Writer'], ''],
  ])('invites somebody who asks for no role for %s', async (_, rolesNeeded, role) => {
    givenApi({ project: { ...owned, rolesNeeded }, interests: [aProjectInterest({ role: '' })] });
    const { user } = visit({ part: '?tab=manage' });
    await user.click(await button('Invite Grace Hopper'));
    expect(await screen.findByText(/^mf-invites invite-dialog /)).toHaveTextContent(`"role":"${role}"`);
  });

  it('lets them say not now, once they know what the person reads', async () => {
    const path = `/api/interests/${aProjectInterest().id}`;
    const calls = givenApi({
      project: owned,
      interests: [aProjectInterest()],
      changes: { [`PATCH ${path}`]: { answer: { body: {} } } },
    });
    const { user } = visit({ part: '?tab=manage' });
    await user.click(await button('Not now: Grace Hopper'));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveAccessibleDescription(/The team went another way\./);
    await user.click(within(question).getByRole('button', { name: 'Say not now' }));
    await waitFor(() => expect(bodiesOf(calls, 'PATCH', path)).toEqual([{ status: 'not_now' }]));
  });

  it('refetches nothing when an invite is cancelled, and what has changed when one is sent', async () => {
    const calls = givenApi({ project: owned, interests: [aProjectInterest()] });
    const { user, queryClient } = visit({ part: '?tab=manage' });
    await user.click(await button('Invite Grace Hopper'));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const before = calls.length;
    await user.click(await button('Close invite-dialog'));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(calls).toHaveLength(before);

    await user.click(await button('Invite Grace Hopper'));
    // The dialog of mf-invites does this once an invite is sent.
    await act(() => queryClient.invalidateQueries({ refetchType: 'none' }));
    await user.click(await button('Close invite-dialog'));
    await waitFor(() => expect(calls.slice(before).map(({ path }) => path)).toContain(`${PROJECT_PATH}/interests`));
  });

  it('moves the focus to its heading for a link from a card', async () => {
    givenApi({ project: owned });
    visit({ part: '#interested' });
    expect(await screen.findByRole('heading', { name: /Interested people/ })).toHaveFocus();
  });
});
