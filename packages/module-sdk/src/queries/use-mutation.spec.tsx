import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTestHost } from '../testing/test-host.tsx';
import { useMutation } from './use-mutation.ts';

/** Every call that was sent waits here until it is answered. */
const waiting: { answer: () => void; refuse: () => void }[] = [];

interface SenderProps {
  name: string;
  mutationKey?: readonly string[];
  scope?: string;
  leadsOn?: boolean;
}

function Sender({ name, mutationKey, scope, leadsOn = false }: SenderProps) {
  const { mutate, status } = useMutation({
    mutationFn: () =>
      new Promise<void>((answer, reject) => {
        waiting.push({ answer, refuse: () => reject(new Error('No.')) });
      }),
    ...(mutationKey ? { mutationKey } : {}),
    ...(scope ? { scope: { id: scope } } : {}),
    leadsOn,
  });
  return (
    <button type="button" onClick={() => mutate()}>
      {`${name} ${status}`}
    </button>
  );
}

/** Two clicks before anything is drawn again, as a real double click may be. */
function clickTwice() {
  act(() => {
    screen.getByRole('button').click();
    screen.getByRole('button').click();
  });
}

beforeEach(() => {
  waiting.length = 0;
});

test('a double click sends once', async () => {
  render(createTestHost(<Sender name="first" />).element);
  clickTwice();
  expect(await screen.findByText('first pending')).toBeInTheDocument();
  expect(waiting).toHaveLength(1);
});

test('what has a scope is sent as often as it was chosen, one after the other', async () => {
  render(createTestHost(<Sender name="first" scope="choices" />).element);
  clickTwice();
  expect(await screen.findByText('first pending')).toBeInTheDocument();
  expect(waiting).toHaveLength(1);
  waiting[0]?.answer();
  await waitFor(() => expect(waiting).toHaveLength(2));
});

test.each([
  ['saved', 'success', 'answer'],
  ['refused', 'error', 'refuse'],
] as const)('what was %s may be sent again', async (_outcome, status, end) => {
  render(createTestHost(<Sender name="first" />).element);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('first pending');
  waiting[0]?.[end]();
  fireEvent.click(await screen.findByText(`first ${status}`));
  await screen.findByText('first pending');
  expect(waiting).toHaveLength(2);
});

test('what leads on is not sent again once it is saved, but once it was refused', async () => {
  render(createTestHost(<Sender name="first" leadsOn />).element);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('first pending');
  waiting[0]?.refuse();
  fireEvent.click(await screen.findByText('first error'));
  await screen.findByText('first pending');
  waiting[1]?.answer();
  fireEvent.click(await screen.findByText('first success'));
  expect(await screen.findByText('first success')).toBeInTheDocument();
  expect(waiting).toHaveLength(2);
});

test('two senders do not wait for each other, unless they share a key', async () => {
  render(
    createTestHost(
      <>
        <Sender name="first" />
        <Sender name="second" />
        <Sender name="third" mutationKey={['shared']} />
        <Sender name="fourth" mutationKey={['shared']} />
      </>,
    ).element,
  );
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(await screen.findByText('second pending')).toBeInTheDocument();
  expect(screen.getByText('fourth idle')).toBeInTheDocument();
  expect(waiting).toHaveLength(3);
});
