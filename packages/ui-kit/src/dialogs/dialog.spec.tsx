import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

/** Its dialog asks before it closes, in a second one. */
function InvitePage() {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    setIsAsking(false);
    setIsOpen(false);
  };
  return (
    <>
      <main>
        <button type="button" onClick={() => setIsOpen(true)}>
          Invite to Collaborate
        </button>
      </main>
      <div data-toasts="">
        <p role="alert">Invite withdrawn.</p>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsAsking(true)}
        title="Invite Ada"
        description="They see your name."
        footer={<button type="submit">Send Invite</button>}
      >
        <input aria-label="Role" />
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onConfirm={leave}
          title="Leave?"
          text="What you wrote is lost."
          confirmLabel="Leave"
        />
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<InvitePage />);
  await userEvent.click(screen.getByRole('button', { name: 'Invite to Collaborate' }));
  return screen.findByRole('dialog', { name: 'Invite Ada' });
}

const question = () => screen.queryByRole('alertdialog', { name: 'Leave?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a dialog is named by its title and described by its description', async () => {
  expect(await openDialog()).toHaveAccessibleDescription('They see your name.');
});

test('the focus is on the first field of a dialog, and everything behind it is inert, but for toasts', async () => {
  await openDialog();
  expect(screen.getByLabelText('Role')).toHaveFocus();
  expect(screen.getByText('Invite to Collaborate').closest('[inert]')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invite to Collaborate' })).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeVisible();
});

test('Escape closes the upper dialog only, and the focus returns to where it was in the lower one', async () => {
  await openDialog();
  await userEvent.keyboard('{Escape}');
  expect(question()).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(question()).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Invite Ada' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Role')).toHaveFocus());
});

test('two dialogs that close at once give the focus back to the page, which is no longer inert', async () => {
  await openDialog();
  await press('Close');
  await press('Leave');
  const opener = screen.getByRole('button', { name: 'Invite to Collaborate' });
  await waitFor(() => expect(opener).toHaveFocus());
  expect(document.querySelector('[inert], [aria-hidden=true]:not(svg)')).not.toBeInTheDocument();
});

test('a press beside a dialog closes it, but not one that began in it, and none beside a question', async () => {
  const dialog = await openDialog();
  const beside = dialog.parentElement as HTMLElement;
  const user = userEvent.setup();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Role') },
    { keys: '[/MouseLeft]', target: beside },
  ]);
  expect(question()).not.toBeInTheDocument();
  await user.click(beside);
  const asked = await screen.findByRole('alertdialog');
  await user.click(asked.parentElement as HTMLElement);
  expect(asked).toBeVisible();
});

test('a dialog that the address opened gives the focus to the page, which does not scroll', async () => {
  const dialog = (isOpen: boolean) => (
    <>
      <main tabIndex={-1} />
      <Dialog isOpen={isOpen} onClose={() => undefined} title="Invite Ada">
        <input aria-label="Role" />
      </Dialog>
    </>
  );
  const { rerender } = render(dialog(true));
  const focus = jest.spyOn(screen.getByRole('main', { hidden: true }), 'focus');
  rerender(dialog(false));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});
