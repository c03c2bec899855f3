import type { TeamSearch } from '@crewdeck/contract';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WIDEST_SIZES } from '../../rules/team-sizes.ts';
import { ProposeTeams } from './propose-teams.tsx';

const PATH = '/api/hackathons/hackathon-1/team-rounds';
const ROUND = { id: 'r1', teamSize: 3, openedBy: 'ops@example.org', openedAt: '2026-11-22T12:00:00Z' };

function openPart(answer: Parameters<typeof answerCalls>[0], rounds: NonNullable<TeamSearch['rounds']> = []) {
  const calls = answerCalls(answer);
  render(
    createTestHost(
      <ProposeTeams hackathonId="hackathon-1" rounds={rounds} looking={9} sizes={WIDEST_SIZES} timeZone={null} />,
    ).element,
  );
  return calls;
}

const press = (name = 'Propose teams now') => userEvent.click(screen.getByRole('button', { name }));

it('ops propose teams of a size, and read what came of it', async () => {
  const person = { id: '7c1f0a52-8a3e-4c59-9d0e-3f2f6f0a2001', name: 'Grace Hopper' };
  const body = { teams: 2, unplaced: [{ person, reason: 'Nobody is left.' }] };
  const calls = openPart(() => ({ body }), [{ ...ROUND, proposals: { open: 2, formed: 0, ended: 0 } }]);

  const size = screen.getByLabelText(/Team size/);
  await userEvent.clear(size);
  await userEvent.type(size, '3');
  await press();
  const question = screen.getByRole('alertdialog', { name: 'Propose teams now?' });
  expect(question).toHaveTextContent(
    "We'll ask up to 9 people. They have a day to answer. People whose proposed team is still waiting for answers aren't asked again.",
  );
  expect(calls).toEqual([]);
  await press('Propose');

  expect(await screen.findByText('2 teams proposed. Everyone has a day to answer.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Not placed' })).toHaveTextContent('Grace Hopper: Nobody is left.');
  expect(screen.getByRole('list', { name: 'Rounds' })).toHaveTextContent(
    /^Sun 22 Nov.*: 2 teams proposed, of up to 3 people each\. 2 wait for answers\.$/,
  );
  expect(calls).toMatchObject([{ method: 'POST', path: PATH, body: { teamSize: 3 } }]);
});

it('ops read why no teams can be proposed', async () => {
  openPart(() => ({
    status: 409,
    body: { error: 'Teams for this hackathon can no longer be formed.', code: 'hackathon.over' },
  }));

  await press();
  await press('Propose');

  expect(await screen.findByRole('alert')).toHaveTextContent('Teams for this hackathon can no longer be formed.');
  expect(screen.getByText('No teams have been proposed yet.')).toBeVisible();
});

it('proposes nothing when the question is cancelled', async () => {
  const calls = openPart(() => ({ body: {} }));

  await press();
  await press('Cancel');

  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls).toEqual([]);
});
