import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

test('a busy button ignores clicks, says so and keeps the focus', async () => {
  const onClick = jest.fn();
  render(
    <Button isBusy onClick={onClick}>
      Saving...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving...' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});

test('a busy submit button does not send its form again, by click or by Enter', async () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <input aria-label="Role" />
      <Button type="submit" isBusy>
        Sending...
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Role'), 'Designer{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button does not send the form it stands in unless it is told to', async () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button>Add another project</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a rendered link keeps its address and takes the text of the button', () => {
  render(<Button render={<a href="/sign-in" className="mine" />}>Sign In</Button>);
  const link = screen.getByRole('link', { name: 'Sign In' });
  expect(link).toHaveAttribute('href', '/sign-in');
  expect(link).not.toHaveAttribute('type');
  expect(link).toHaveClass('root', 'mine');
});

test('an icon button is named by its label', () => {
  render(
    <IconButton label="Close">
      <svg aria-hidden="true" />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('title', 'Close');
});
