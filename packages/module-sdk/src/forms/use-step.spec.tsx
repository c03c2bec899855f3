import { notify, useQuery } from '@crewdeck/module-sdk';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GivenAnswer } from '../http/answer-calls.ts';
import { Toasts } from '../notify/toasts.tsx';
import { createTestHost } from '../testing/test-host.tsx';
import { answerCalls } from '../testing.ts';
import { type Step, useStep } from './use-step.ts';

const FULL = { status: 409, body: { error: 'The team is full.', code: 'project.team_full', requestId: 'r' } };
let reads = { team: 0, news: 0 };

function useCounted(name: keyof typeof reads) {
  useQuery({ queryKey: [name], queryFn: () => (reads = { ...reads, [name]: reads[name] + 1 }) });
}

function Page({ step }: { step: Partial<Step<void, unknown>> }) {
  useCounted('team');
  useCounted('news');
  const { send, ask, question } = useStep({
    call: (http) => http.send('POST /api/projects/:id/leave', { id: 'project-1' }),
    failed: 'You could not join.',
    ...step,
  });
  return (
    <>
      <button type="button" onClick={ask}>
        Ask
      </button>
      {question.isOpen ? (
        <section aria-label="Join?" aria-busy={question.isBusy}>
          <p>{question.failure}</p>
          <button type="button" onClick={() => send()}>
            Join
          </button>
          <button type="button" onClick={question.onClose}>
            Cancel
          </button>
        </section>
      ) : null}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.queryByRole('region', { name: 'Join?' });

async function open(answer: () => GivenAnswer | Promise<GivenAnswer>, step: Partial<Step<void, unknown>> = {}) {
  const calls = answerCalls(answer);
  const { unmount } = render(createTestHost(<Page step={step} />).element);
  await waitFor(() => expect(reads).toEqual({ team: 1, news: 1 }));
  await press('Ask');
  return Object.assign(calls, { leave: unmount });
}

beforeEach(() => {
  reads = { team: 0, news: 0 };
});

test('a second attempt takes away the toast of the first one, which failed', async () => {
  let second: (answer: GivenAnswer) => void = () => undefined;
  const answers = [FULL, new Promise<GivenAnswer>((resolve) => (second = resolve))];
  await open(() => answers.shift() ?? {}, { onFailed: (failure) => notify.error(failure) });
  render(<Toasts />);
  await press('Join');
  expect(await screen.findByRole('alert')).toHaveTextContent('The team is full.');
  await press('Join');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  second({});
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

test('a step that is cancelled sends nothing and refetches nothing', async () => {
  const calls = await open(() => ({}));
  await press('Cancel');
  expect(dialog()).not.toBeInTheDocument();
  expect(calls).toHaveLength(0);
  expect(reads).toEqual({ team: 1, news: 1 });
});

test('a step that succeeds tells so, refetches every query, and closes its question', async () => {
  await open(() => ({}), { done: 'You have joined.' });
  await press('Join');
  expect(await screen.findByText('You have joined.')).toBeVisible();
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(reads).toEqual({ team: 2, news: 2 });
});

test('a step refetches only the queries that it names', async () => {
  await open(() => ({}), { refetch: [['team']] });
  await press('Join');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(reads).toEqual({ team: 2, news: 1 });
});

test('a running step sends once and is not cancelled', async () => {
  const calls = await open(() => new Promise(() => undefined));
  await press('Join');
  await press('Join');
  await press('Cancel');
  expect(dialog()).toHaveAttribute('aria-busy', 'true');
  expect(calls).toHaveLength(1);
});

test('a step closes its dialog, but not the one of the page that the person has gone to', async () => {
  const answers: (() => void)[] = [];
  const answer = () => new Promise<GivenAnswer>((resolve) => answers.push(() => resolve({})));
  const closed: string[] = [];
  await open(answer, { onDone: () => closed.push('done'), onClose: () => closed.push('dialog') });
  await press('Join');
  act(() => answers[0]?.());
  await waitFor(() => expect(closed).toEqual(['done', 'dialog']));
  cleanup();

  reads = { team: 0, news: 0 };
  const page = await open(answer, { onDone: () => closed.push('done'), onClose: () => closed.push('dialog') });
  await press('Join');
  page.leave();
  act(() => answers[1]?.());
  await waitFor(() => expect(closed).toEqual(['done', 'dialog', 'done']));
});

test('a step says nothing of a failure that is none', async () => {
  const toasts: string[] = [];
  const calls = await open(() => FULL, { failed: () => null, onFailed: (failure) => toasts.push(failure) });
  await press('Join');
  await waitFor(() => expect(reads).toEqual({ team: 2, news: 2 }));
  expect(calls).toHaveLength(1);
  expect(toasts).toEqual([]);
});

test('a step that fails says why with the sentence of the server, and asks again without it', async () => {
  await open(() => FULL, { refetchAfterFailure: [['team']] });
  await press('Join');
  expect(await screen.findByText('The team is full.')).toBeVisible();
  await waitFor(() => expect(reads).toEqual({ team: 2, news: 1 }));
  await press('Cancel');
  await press('Ask');
  expect(dialog()).toBeVisible();
  expect(screen.queryByText('The team is full.')).not.toBeInTheDocument();
});

test('a step without a sentence of the server says its own', async () => {
  await open(() => {
    throw new Error('No network.');
  });
  await press('Join');
  expect(await screen.findByText('You could not join.')).toBeVisible();
});

test('a step that leads on stays busy after success', async () => {
  const calls = await open(() => ({}), { leadsOn: true, onDone: () => undefined, refetch: [] });
  await press('Join');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  await press('Ask');
  await press('Join');
  expect(dialog()).toHaveAttribute('aria-busy', 'true');
  expect(calls).toHaveLength(1);
});
