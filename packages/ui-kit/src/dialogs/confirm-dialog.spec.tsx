import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

async function renderConfirm(props: Partial<ConfirmDialogProps> = {}) {
  const onClose = jest.fn();
  const onConfirm = jest.fn();
  render(
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title="Delete Project"
      text="This cannot be undone."
      confirmLabel="Delete"
      tone="danger"
      {...props}
    />,
  );
  return { onClose, onConfirm };
}

test('the question is read out when the dialog opens, and focus starts on the way out', async () => {
  await renderConfirm();
  expect(screen.getByRole('alertdialog', { name: 'Delete Project' })).toHaveAccessibleDescription(
    'This cannot be undone.',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

test('confirming asks for the action and leaves closing to the caller', async () => {
  const { onClose, onConfirm } = await renderConfirm();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('cancelling closes without the action', async () => {
  const { onClose, onConfirm } = await renderConfirm();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a second confirmation is ignored while the first is under way', async () => {
  const { onConfirm } = await renderConfirm({ isBusy: true, confirmLabel: 'Deleting...' });
  await userEvent.click(screen.getByRole('button', { name: 'Deleting...' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a refusal is read out where the action was confirmed', async () => {
  await renderConfirm({ failure: 'Failed to delete project' });
  expect(within(screen.getByRole('alertdialog')).getByRole('alert')).toHaveTextContent('Failed to delete project');
});
