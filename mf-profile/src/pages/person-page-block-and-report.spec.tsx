import { publishSession } from '@crewdeck/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, aRefusal } from '../testing/builders.ts';
import { grace, nobody, openAsAda, openPage, path, press, pressInMenu, visit } from '../testing/open-person-page.tsx';

beforeEach(() => publishSession(null));

describe('blocking', () => {
  it('says what it does, and is done only once it is confirmed', async () => {
    const { router, writes } = openAsAda({ 'POST /api/blocks': { status: 201, body: {} } });
    await pressInMenu('Block');

    const question = within(await screen.findByRole('alertdialog', { name: /Block Grace Hopper/ }));
    expect(question.getByText(/unblock them on your account page/)).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(writes()).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Block' }));

    expect(await screen.findByText("You've blocked Grace Hopper.")).toBeInTheDocument();
    expect(writes()).toMatchObject([{ path: '/api/blocks', body: { userId: grace.id } }]);
    expect(router.state.location.pathname).toBe('/explore');
  });

  it('that fails is told, and leaves everything as it was', async () => {
    const { router } = openAsAda({ 'POST /api/blocks': { status: 503 } });
    await pressInMenu('Block');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Block' }));

    expect(await question.findByRole('alert')).toHaveTextContent("We couldn't block this person. Try again.");
    expect(router.state.location.pathname).toBe(`/people/${grace.id}`);
  });
});

describe('reporting', () => {
  async function sendReport() {
    await pressInMenu('Report');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Grace Hopper' }));
    await userEvent.selectOptions(dialog.getByLabelText("What's wrong?"), 'Not who they say they are');
    await userEvent.type(dialog.getByLabelText('What happened?'), ' Uses the name of my sister. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Report' }));
  }

  it('takes a category and a sentence, and confirms', async () => {
    const { writes } = openAsAda({ 'POST /api/abuse-reports': { status: 201, body: { id: 'r1' } } });
    await sendReport();

    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible();
    expect(writes()).toMatchObject([
      {
        path: '/api/abuse-reports',
        body: {
          subject: { kind: 'person', id: grace.id },
          category: 'fake',
          words: 'Uses the name of my sister.',
        },
      },
    ]);
  });

  it('chooses no reason itself, and asks for one and for what happened at their fields', async () => {
    const { writes } = openAsAda();
    await pressInMenu('Report');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Grace Hopper' }));
    const reason = dialog.getByLabelText("What's wrong?");
    expect(reason).toHaveDisplayValue('Choose a reason');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Report' }));

    expect(reason).toHaveAccessibleDescription('Choose a reason.');
    expect(dialog.getByLabelText('What happened?')).toHaveAccessibleDescription(/ Say what happened\.$/);
    expect(writes()).toEqual([]);
  });

  it('that is refused says why, and keeps what was written', async () => {
    const refusal = aRefusal('You have reported this already. We are looking at it.', 'report.already_made');
    openAsAda({ 'POST /api/abuse-reports': { status: 409, body: refusal } });
    await sendReport();

    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.error);
    expect(screen.getByLabelText('What happened?')).toHaveValue(' Uses the name of my sister. ');
  });
});

describe('a report by somebody who may not send one yet', () => {
  it('leads a visitor to sign in, and back to it', async () => {
    const { router } = visit(grace);
    await pressInMenu('Report');
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent(`/people/${grace.id}?report=${grace.id}`)}`);
  });

  it('leads somebody without a profile to make one, and back to it', async () => {
    openAsAda({ 'GET /api/users/firebase/uid-of-ada': nobody });
    await pressInMenu('Report');
    const link = await screen.findByRole('link', { name: 'Create your profile' });
    expect(link).toHaveAttribute(
      'href',
      `/create-profile?next=${encodeURIComponent(`/people/${grace.id}?report=${grace.id}`)}`,
    );
    expect(screen.queryByLabelText('What happened?')).not.toBeInTheDocument();
  });
});

test('the menu stands beside the name, with a tooltip', async () => {
  visit(grace);
  const { parentElement } = await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
  const menu = await within(parentElement?.parentElement as HTMLElement).findByRole('button', { name: 'More' });
  expect(menu).toHaveAttribute('title', 'More');
});

test.each([
  ['a visitor', null],
  ['somebody without a profile', ADA],
])('%s is not offered to block, which needs a profile', async (_who, session) => {
  publishSession(session);
  openPage({ [`GET ${path}`]: { body: grace }, 'GET /api/users/firebase/uid-of-ada': nobody }, `?block=${grace.id}`);

  await press('More');
  expect(screen.getByRole('button', { name: 'Report' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Block' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
