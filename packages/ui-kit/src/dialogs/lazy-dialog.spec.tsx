import { act, render, screen } from '@testing-library/react';
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
