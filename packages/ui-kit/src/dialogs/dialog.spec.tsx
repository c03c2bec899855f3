import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

function InvitePage() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Invite to Collaborate
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Invite Ada"
        description="They see your name."
        footer={<button type="submit">Send Invite</button>}
      >
        <input aria-label="Role" />
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<InvitePage />);
  await userEvent.click(screen.getByRole('button', { name: 'Invite to Collaborate' }));
  return screen.findByRole('dialog', { name: 'Invite Ada' });
}

test('a dialog is named by its title and described by its description', async () => {
  expect(await openDialog()).toHaveAccessibleDescription('They see your name.');
});

test('the keyboard does not leave an open dialog', async () => {
  const dialog = await openDialog();
  for (let presses = 0; presses < 5; presses += 1) {
    await userEvent.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  }
});
