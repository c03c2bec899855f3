import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToggleChip } from './toggle-chip.tsx';

test('a toggle chip says whether it is on and asks for the opposite', async () => {
  const onPressedChange = jest.fn();
  render(
    <ToggleChip isPressed onPressedChange={onPressedChange}>
      React
    </ToggleChip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'React', pressed: true }));
  expect(onPressedChange).toHaveBeenCalledWith(false);
});
