import { aProfile } from '@crewdeck/module-sdk/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aTeam, aTeamMember, aTeamPage, aViewer } from '../testing/builders.ts';
import { bodiesOf, button, givenApi, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

describe('the team page', () => {
  it('asks a member whether they are still there, and takes the answer with one click', async () => {
    const path = `${PROJECT_PATH}/check-ins`;
    const asked = aTeamPage('member', {
      viewer: aViewer({ is: 'member', checkIn: { askedAt: '2026-02-10T12:00:00.000Z' } }),
    });
    const calls = givenApi({ project: asked, changes: { [`POST ${path}`]: { next: aTeamPage('member') } } });
    const { user } = visit({ part: '#check-in' });
    expect(await screen.findByRole('heading', { name: 'Are you still with this team?' })).toHaveFocus();
    await user.click(await button('Check in'));
    expect(await screen.findByText("Thanks. Your team knows you're still in.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Check in' })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(bodiesOf(calls, 'POST', path)).toHaveLength(1);
  });

  it('shows how much time a member has, and their missed check-ins from the second on', async () => {
    const said = { hoursPerWeek: 6, until: '2999-03-31' };
    givenApi({ project: aTeamPage('owner', { team: aTeam(aTeamMember({ ...said, missedCheckIns: 1 })) }) });
    const { queryClient } = visit();
    expect(await screen.findByText('6 hours a week, until 31 Mar 2999')).toBeVisible();
    expect(screen.queryByText(/Quiet/)).not.toBeInTheDocument();
    givenApi({ project: aTeamPage('owner', { team: aTeam(aTeamMember({ missedCheckIns: 2 })) }) });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Missed two check-ins')).toBeVisible();
    expect(await button('Remove Grace Hopper')).toBeVisible();
  });

  it('lets a member change how much time they have', async () => {
    const path = `${PROJECT_PATH}/check-ins`;
    const me = aTeamMember({ id: aProfile().id, hoursPerWeek: 6, until: '2999-03-31' });
    const calls = givenApi({ project: aTeamPage('member', { team: [me] }), changes: { [`POST ${path}`]: {} } });
    const { user } = visit();
    await waitFor(async () => expect(await button('Change your time')).toBeEnabled());
    await user.click(await button('Change your time'));
    const dialog = await screen.findByRole('dialog', { name: 'Your time for this team' });
    expect(within(dialog).getByLabelText('Hours a week')).toHaveValue('6');
    await user.selectOptions(within(dialog).getByLabelText('Hours a week'), '10');
    await user.clear(within(dialog).getByLabelText('Until'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your team can see how much time you have.')).toBeVisible();
    expect(bodiesOf(calls, 'POST', path)).toEqual([{ commitment: { hoursPerWeek: 10, until: null } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('tells a member who has said no time, and nobody else, so that they can say it', async () => {
    const me = aTeamMember({ id: aProfile().id, hoursPerWeek: null, until: null });
    givenApi({ project: aTeamPage('member', { team: [me, aTeamMember()] }) });
    visit();
    expect(await screen.findAllByText("You haven't said how much time you have.")).toHaveLength(1);
    await waitFor(async () => expect(await button('Add your time')).toBeEnabled());
  });

  it('asks nobody for time once the project is finished', async () => {
    const me = aTeamMember({ id: aProfile().id, hoursPerWeek: null, until: null });
    givenApi({ project: aTeamPage('member', { status: 'Completed', isLooking: false, team: [me] }) });
    visit();
    await screen.findByRole('region', { name: 'Team' });
    expect(screen.queryByRole('button', { name: /your time/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/You haven't said/)).not.toBeInTheDocument();
  });

  it('asks a member whose last day has come whether they go on, and takes a yes with one click', async () => {
    const path = `${PROJECT_PATH}/check-ins`;
    const me = aTeamMember({ id: aProfile().id, hoursPerWeek: 6, until: '2026-02-28' });
    const goesOn = aTeamPage('member', { team: [{ ...me, until: null }] });
    const calls = givenApi({
      project: aTeamPage('member', { team: [me] }),
      changes: { [`POST ${path}`]: { next: goesOn } },
    });
    const { user } = visit({ part: '#commitment' });
    expect(await screen.findByRole('heading', { name: 'Are you staying on?' })).toHaveFocus();
    expect(screen.getByText(/have time until 28 Feb 2026\. You can stay, change your time, or leave\.$/)).toBeVisible();
    await user.click(await button('Stay on'));
    expect(await screen.findByText("Thanks. Your team knows you're still in.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay on' })).not.toBeInTheDocument());
    expect(bodiesOf(calls, 'POST', path)).toEqual([{ commitment: { hoursPerWeek: 6, until: null } }]);
  });
});
