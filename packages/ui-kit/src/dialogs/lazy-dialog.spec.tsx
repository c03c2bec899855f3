import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { lazyDialog } from './lazy-dialog.tsx';

type EditDialog = ComponentType<{ onClose: () => void }>;

test('a dialog in a chunk of its own says that it is on its way until it is there', async () => {
  let arrive: (dialog: EditDialog) => void = () => undefined;
  const Edit = lazyDialog(
    'Edit',
    () =>
      new Promise<EditDialog>((resolve) => {
        arrive = resolve;
      }),
  );
  render(<Edit onClose={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  await act(async () => arrive(() => <p>Its fields</p>));
  expect(await screen.findByText('Its fields')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a dialog that does not load says so, and when to try again where one is offline, and loads on another try', async () => {
  const setOnline = (value: boolean) =>
    act(() => {
      Object.defineProperty(navigator, 'onLine', { value, configurable: true });
      window.dispatchEvent(new Event(value ? 'online' : 'offline'));
    });
  let load = (): Promise<EditDialog> => {
    const failing = Promise.reject(new Error('No such file'));
    const reaction = failing.then.bind(failing);
    // A page's error handlers get what is thrown on; here it would end the run.
    jest
      .spyOn(failing, 'then')
      .mockImplementation((...handlers) => reaction(...handlers).catch(() => undefined as never));
    return failing;
  };
  const Edit = lazyDialog('Edit', () => load());
  setOnline(false);
  render(<Edit onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: 'Edit' });
  expect(dialog).toHaveTextContent("We couldn't load this.You're offline. Try again once you're back online.");
  setOnline(true);
  expect(dialog).toHaveTextContent("We couldn't load this. Try again in a moment.");
  load = () => Promise.resolve(() => <p>Its fields</p>);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Its fields')).toBeVisible();
});
