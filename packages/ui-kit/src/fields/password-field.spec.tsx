import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PasswordField } from './password-field.tsx';

function Form() {
  const [password, setPassword] = useState('');
  return <PasswordField label="Password" value={password} onValueChange={setPassword} />;
}

test('a password is hidden until the person asks to see it, and hidden again', async () => {
  render(<Form />);
  const field = screen.getByLabelText('Password');
  const show = screen.getByRole('button', { name: 'Show characters' });
  await userEvent.type(field, 'secret1');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(show);
  expect(field).toHaveAttribute('type', 'text');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  expect(field).toHaveValue('secret1');
  await userEvent.click(show);
  expect(field).toHaveAttribute('type', 'password');
});
