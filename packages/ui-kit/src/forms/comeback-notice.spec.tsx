import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComebackNotice } from './comeback-notice.tsx';

function Form() {
  const [isBack, setIsBack] = useState(true);
  return (
    <form>
      <ComebackNotice comeback={{ isBack, discard: () => setIsBack(false) }} />
      <input aria-label="Title" />
    </form>
  );
}

test('the news that words are back goes once they are discarded, and leaves the focus in the form', async () => {
  render(<Form />);
  expect(screen.getByRole('status')).toHaveTextContent("We kept what you'd written.");
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});
