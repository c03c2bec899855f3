import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from './use-form.ts';

const send = jest.fn();

/** Its title is checked by the form, or by the browser. */
function Form({ checks }: { checks: 'form' | 'browser' }) {
  const [title, setTitle] = useState('');
  const missing: { title?: string } = title ? {} : { title: 'Give it a title.' };
  const { checked, problems } = useForm(checks === 'form' ? { problems: missing, send } : { send });
  return (
    <form {...checked}>
      <input aria-label="Tags" />
      <input
        aria-label="Title"
        required
        aria-invalid={Boolean(problems.title)}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <p>{problems.title}</p>
      <button type="submit">Send</button>
    </form>
  );
}

const title = () => screen.getByLabelText('Title');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => send.mockClear());

test('a form shows no problem before the first attempt to send it', () => {
  render(<Form checks="form" />);
  expect(screen.queryByText('Give it a title.')).not.toBeInTheDocument();
});

test('a form with a problem is not sent: it says what is wrong, at the field, which has the focus', async () => {
  render(<Form checks="form" />);
  await press();
  expect(screen.getByText('Give it a title.')).toBeVisible();
  expect(title()).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('a form whose problem is solved is sent', async () => {
  render(<Form checks="form" />);
  await press();
  await userEvent.type(title(), 'Star Map');
  expect(screen.queryByText('Give it a title.')).not.toBeInTheDocument();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a form that is emptied once it is sent shows no problem', async () => {
  render(<Form checks="form" />);
  await press();
  await userEvent.type(title(), 'Star Map');
  await press();
  await userEvent.clear(title());
  expect(screen.queryByText('Give it a title.')).not.toBeInTheDocument();
});

test('a form without problems of its own is checked by the browser', async () => {
  render(<Form checks="browser" />);
  await press();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(title(), 'Star Map');
  await press();
  expect(send).toHaveBeenCalledTimes(1);
});
