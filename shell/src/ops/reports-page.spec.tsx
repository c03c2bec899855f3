import type { ReportedSubject } from '@crewdeck/contract';
import { answerCalls, createTestHost, type GivenAnswer } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportsPage } from './reports-page.tsx';

const AT = '2026-11-22T06:00:00.000Z';
const WRONG = {
  status: 409,
  body: { error: 'Somebody else has decided.', code: 'report.changed_meanwhile', requestId: 'r' },
};

function aSubject(parts: Partial<ReportedSubject> = {}): ReportedSubject {
  return {
    kind: 'person',
    id: '7f9c24e8-3b12-4d1a-9c3e-2f6a1b0c8d5e',
    name: 'Tom',
    text: 'I sell essays.',
    pictureUrl: null,
    isPictureHidden: null,
    isHidden: false,
    isSuspended: false,
    openReports: 1,
    openSince: AT,
    reports: [{ kind: 'invite', category: 'spam', words: 'It is rude.', quote: 'Buy!', isOpen: true, at: AT }],
    events: [],
    ...parts,
  };
}

const DECIDED = aSubject({
  isHidden: true,
  openReports: 0,
  openSince: null,
  reports: [{ kind: 'person', category: 'fake', words: 'Not Tom.', quote: '', isOpen: false, at: AT }],
  events: [
    { id: 'c0a2c1de-0000-4000-8000-000000000001', action: 'hide', actor: 'olga@x.test', reason: 'Not him.', at: AT },
  ],
});

interface Answers {
  list: () => GivenAnswer;
  decision?: () => GivenAnswer;
  results?: () => GivenAnswer;
}

function open(answers: Answers, at = '/ops/reports') {
  const calls = answerCalls(({ method, path }) => {
    if (method === 'POST') return answers.decision?.() ?? { body: aSubject() };
    return path === '/api/matching-results' ? (answers.results?.() ?? { body: [] }) : answers.list();
  });
  const host = createTestHost(<ReportsPage />, { at });
  render(host.element);
  return { ...host, sent: () => calls.filter(({ method }) => method === 'POST') };
}

const openWith = (...subjects: ReportedSubject[]) => open({ list: () => ({ body: subjects }) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('the reports of ops', () => {
  it('say what was reported of whom, how often and since when, with the way to look', async () => {
    openWith(aSubject({ openReports: 3 }));
    const card = within((await screen.findByRole('link', { name: 'Tom' })).closest('li') ?? document.body);
    expect(card.getByRole('link')).toHaveAttribute('href', '/people/7f9c24e8-3b12-4d1a-9c3e-2f6a1b0c8d5e');
    expect(card.getByText('3 open reports')).toBeVisible();
    expect(card.getByText('Spam or advertising, in an invite')).toBeVisible();
    expect(card.getByText('It is rude.')).toBeVisible();
    expect(card.getByText('Buy!')).toBeVisible();
    expect(card.queryByText('I sell essays.')).toBeNull();
    expect(card.getByText('No earlier reports or decisions.')).toBeVisible();
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Dismiss… Tom',
      'Hide… Tom',
      'Suspend… Tom',
    ]);
  });

  it('offer only the cover of a hackathon to be hidden or shown', async () => {
    const nothing = { openReports: 0, openSince: null, reports: [] };
    openWith(aSubject({ kind: 'hackathon', name: 'Climate Hack', isPictureHidden: true, ...nothing }));
    const link = await screen.findByRole('link', { name: 'Climate Hack' });
    expect(link).toHaveAttribute('href', '/hackathons/7f9c24e8-3b12-4d1a-9c3e-2f6a1b0c8d5e');
    const card = within(link.closest('li') ?? document.body);
    expect(card.getByText('Hackathon')).toBeVisible();
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Show picture again… Climate Hack',
    ]);
  });

  it('say that it was said in a note of a team', async () => {
    const [report] = aSubject().reports;
    if (!report) throw new Error('There is one.');
    openWith(aSubject({ reports: [{ ...report, kind: 'note' }] }));
    expect(await screen.findByText('Spam or advertising, in a team note')).toBeVisible();
  });

  it('keep what was decided, by whom and why, with the way back and none to a page that nobody sees', async () => {
    openWith(DECIDED);
    expect(await screen.findByText('Reports and decisions (2)')).toBeVisible();
    expect(screen.getByText('I sell essays.')).toBeVisible();
    expect(screen.getByText('olga@x.test').parentElement).toHaveTextContent('olga@x.test hid the page');
    expect(screen.getByText('Not him.')).toBeVisible();
    expect(screen.getByText('Not Tom.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Tom' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Show again… Tom',
      'Suspend… Tom',
    ]);
  });

  it('are decided on with a reason, and not without', async () => {
    const { sent } = openWith(aSubject());
    await press('Suspend… Tom');
    await userEvent.click(dialog().getByRole('button', { name: 'Suspend' }));
    expect(dialog().getByLabelText('Reason')).toHaveAccessibleDescription(/Enter a reason/);
    expect(sent()).toEqual([]);
    await userEvent.type(dialog().getByLabelText('Reason'), ' He sells essays. ');
    await userEvent.click(dialog().getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent()).toMatchObject([
      {
        path: '/api/abuse-reports/person/7f9c24e8-3b12-4d1a-9c3e-2f6a1b0c8d5e/decisions',
        body: { action: 'suspend', reason: 'He sells essays.' },
      },
    ]);
  });

  it('tell whoever was not the first to decide', async () => {
    open({ list: () => ({ body: [aSubject()] }), decision: () => WRONG });
    await press('Dismiss… Tom');
    await userEvent.type(dialog().getByLabelText('Reason'), 'No.');
    await userEvent.click(dialog().getByRole('button', { name: 'Dismiss' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('Somebody else has decided.');
  });

  it('are few, none, not to be had, or not for everybody', async () => {
    let answer: GivenAnswer = { status: 500, body: {} };
    const { queryClient } = open({ list: () => answer });
    expect(screen.getByText('Loading reports...')).toBeVisible();
    expect(await screen.findByText("We couldn't load the reports")).toBeVisible();
    answer = { body: [] };
    await press('Try again');
    expect(await screen.findByText('No open reports')).toBeVisible();
    answer = { status: 403, body: { error: 'No.', code: 'auth.forbidden', requestId: 'r' } };
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByRole('heading', { level: 1, name: "You don't have access to this page" })).toBeVisible();
  });
});

describe('whether matching works', () => {
  const rate = { count: 12, of: 40, low: 0.181, high: 0.454 };

  it('is told below the reports, with what is too few to say', async () => {
    const figures = { shown: 40, asked: rate, joined: rate, active: null };
    const groups = [
      { label: 'Reason: skills the project needs', figures },
      { label: 'Newcomers', figures: null },
    ];
    open({ list: () => ({ body: [] }), results: () => ({ body: groups }) });

    const table = within(await screen.findByRole('region', { name: 'Matching results' }));
    expect(table.getByRole('row', { name: /^Reason: skills the project needs 40 30%/ })).toBeVisible();
    expect(table.getByRole('row', { name: 'Newcomers Too few to say' })).toBeVisible();
  });

  it('is nothing yet, or not to be had, and then can be tried again', async () => {
    let answer: GivenAnswer = { status: 500, body: {} };
    open({ list: () => ({ body: [] }), results: () => answer });

    expect(await screen.findByText("We couldn't load the matching results.")).toBeVisible();
    answer = { body: [] };
    await press('Try again');
    expect(await screen.findByText('No numbers yet.')).toBeVisible();
  });
});
