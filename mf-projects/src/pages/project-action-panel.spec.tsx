import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aProjectPage, aViewer } from '../testing/builders.ts';
import { bodiesOf, button, FULL, givenApi, INTEREST, panel, visit } from '../testing/visit-project.tsx';

describe('what somebody new can do', () => {
  it('is to sign in first, and to come back here', async () => {
    givenApi({ project: aProjectPage() });
    visit({ isSignedIn: false });
    const here = encodeURIComponent(`/projects/${aProjectPage().id}`);
    const link = await screen.findByRole('link', { name: 'Sign in to show interest' });
    expect(link).toHaveAttribute('href', `/sign-in?next=${here}`);
  });

  it('is to find another project, where this one takes nobody', async () => {
    givenApi({ project: aProjectPage({ openSeats: 0 }) });
    visit({ isSignedIn: false });
    expect(await panel()).toHaveTextContent('The team is full. Find another project');
    expect(screen.getByRole('link', { name: 'Find another project' })).toHaveAttribute('href', '/explore-projects');
  });

  it('is to make a profile first, and to come back here', async () => {
    givenApi({ project: aProjectPage(), hasProfile: false });
    visit();
    const here = encodeURIComponent(`/projects/${aProjectPage().id}`);
    const link = await screen.findByRole('link', { name: 'Create your profile' });
    expect(link).toHaveAttribute('href', `/create-profile?next=${here}`);
  });

  it('is to show interest, with a role and a line of their own, once however often it is pressed', async () => {
    const next = aProjectPage({ viewer: aViewer({ interest: INTEREST }) });
    const changes = { 'POST /api/interests': { answer: { status: 201, body: {} }, next } };
    const calls = givenApi({ project: aProjectPage({ viewer: aViewer() }), changes });
    const { user } = visit();
    await user.type(await screen.findByLabelText('Message to the owner'), ' I draw maps. ');
    expect(within(await panel()).getByRole('heading', { level: 2, name: 'Interested?' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Role'), 'Designer');
    await user.dblClick(await button('Show Interest'));
    expect(await screen.findByText('Interest sent successfully!')).toBeVisible();
    expect(await button('Interest Sent')).toBeDisabled();
    expect(bodiesOf(calls, 'POST', '/api/interests')).toEqual([
      { userId: aProfile().id, projectId: aProjectPage().id, words: 'I draw maps.', role: 'Designer' },
    ]);
  });

  it('is to read on from where the button was, once their interest is sent or withdrawn', async () => {
    const next = aProjectPage({ viewer: aViewer({ interest: INTEREST }) });
    const changes = {
      'POST /api/interests': { answer: { status: 201, body: {} }, next },
      'DELETE /api/interests/interest-1': { next: aProjectPage({ viewer: aViewer() }) },
    };
    givenApi({ project: aProjectPage({ viewer: aViewer() }), changes });
    const { user } = visit();
    await waitFor(async () => expect(await button('Show Interest')).not.toHaveAttribute('aria-busy'));
    await user.click(await button('Show Interest'));
    const sent = await screen.findByText(/^You showed interest/);
    expect(sent).toHaveFocus();
    expect(sent).toHaveTextContent('You showed interest as Cartographer on 1 Feb 2026.');
    expect(screen.getByText('I know the tides.')).toBeVisible();
    await user.click(await button('Withdraw'));
    expect(await screen.findByRole('form', { name: 'Show Interest' })).toHaveFocus();
  });

  it('is to leave a line of spaces without a question, and any line for the report of the project', async () => {
    givenApi({ project: aProjectPage({ viewer: aViewer() }) });
    const { user, router } = visit();
    const line = await screen.findByLabelText('Message to the owner');
    await user.type(line, 'I draw maps.');
    await user.click(await button('More'));
    await user.click(await button('Report this project'));
    expect(await screen.findByText(/mf-profile report-dialog/)).toBeVisible();
    await user.click(await button('Close report-dialog'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(line).toHaveValue('I draw maps.');
    await user.clear(line);
    await user.type(line, '  ');
    await act(() => router.navigate('/projects/another'));
    expect(router.state.location.pathname).toBe('/projects/another');
  });

  it('is to read in the form why their interest was refused, with their line still in it', async () => {
    const changes = { 'POST /api/interests': { answer: FULL } };
    givenApi({ project: aProjectPage({ viewer: aViewer() }), changes });
    const { user } = visit();
    await user.type(await screen.findByLabelText('Message to the owner'), 'I draw maps.');
    await user.click(await button('Show Interest'));
    const form = screen.getByRole('form', { name: 'Show Interest' });
    expect(await within(form).findByText('The team is already full.')).toBeVisible();
    expect(screen.getByLabelText('Message to the owner')).toHaveValue('I draw maps.');
    expect(screen.getByText(/ 12 of 300 characters\.$/)).toBeVisible();
  });

  it('is to withdraw an interest that was shown', async () => {
    const changes = { 'DELETE /api/interests/interest-1': { next: aProjectPage({ viewer: aViewer() }) } };
    givenApi({ project: aProjectPage({ viewer: aViewer({ interest: INTEREST }) }), changes });
    const { user } = visit();
    expect(
      await within(await panel()).findByText(/can invite you until 21 Feb 2026\. After that, your interest closes/),
    ).toBeVisible();
    await user.click(await button('Withdraw'));
    expect(await button('Show Interest')).toBeVisible();
  });

  it('is to show interest again when it has ended, and to read that it has', async () => {
    givenApi({ project: aProjectPage({ viewer: aViewer({ interest: { ...INTEREST, status: 'closed' } }) }) });
    visit();
    expect(await within(await panel()).findByText(/You showed interest before/)).toBeVisible();
    expect(await button('Show Interest')).not.toHaveAttribute('aria-busy');
  });

  it('is to read when they declined the invite that answered their interest', async () => {
    const interest = { ...INTEREST, status: 'closed', declinedAt: '2026-02-08T12:00:00.000Z' } as const;
    givenApi({ project: aProjectPage({ viewer: aViewer({ interest }) }) });
    visit();
    const told = await within(await panel()).findByText('You declined the invite on 8 Feb 2026.');
    expect(told.parentElement).toHaveTextContent(/You can show interest again\.$/);
  });

  it('is to read that ops have hidden the project, and why', async () => {
    givenApi({ project: aProjectPage({ viewer: aViewer({ is: 'member' }), hidden: { reason: 'It sells essays.' } }) });
    visit();
    expect(await screen.findByText(/Only its team sees it/)).toHaveTextContent(/Reason: It sells essays\.$/);
  });

  it('is to read why there is nothing to do', async () => {
    givenApi({ project: aProjectPage({ viewer: aViewer(), status: 'Archived' }) });
    visit();
    expect(await within(await panel()).findByText(/archived/)).toBeVisible();
    expect(within(await panel()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers nothing to somebody whose profile is hidden', async () => {
    const path = `/api/users/firebase/${aSessionUser().uid}`;
    givenApi({
      project: aProjectPage({ viewer: aViewer() }),
      reads: { [path]: { body: aProfile({ hiddenReason: 'Spam' }) } },
    });
    visit();
    expect(await screen.findByText("Your profile is hidden, so you can't show interest.")).toBeVisible();
    expect(screen.queryByRole('button', { name: /interest/i })).not.toBeInTheDocument();
  });
});
