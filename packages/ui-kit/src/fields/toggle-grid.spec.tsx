import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ToggleGrid } from './toggle-grid.tsx';

type Cell = `${'sat' | 'sun'} ${'am' | 'pm'}`;

function Weekend() {
  const [chosen, setChosen] = useState<readonly Cell[]>(['sat pm']);
  const days = { sat: 'Saturday', sun: 'Sunday' };
  return (
    <ToggleGrid
      legend="Times"
      rows={days}
      columns={{ am: 'Morning', pm: 'Evening' }}
      chosen={chosen}
      onChosenChange={setChosen}
    />
  );
}

test('a toggle grid turns each cell by itself, by keyboard as well, and names it by its row and column', async () => {
  render(<Weekend />);
  const on = () => screen.getAllByRole('checkbox', { checked: true }).map((cell) => cell.getAttribute('aria-label'));

  await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday morning' }));
  expect(on()).toEqual(['Saturday evening', 'Sunday morning']);

  screen.getByRole('checkbox', { name: 'Saturday evening' }).focus();
  await userEvent.keyboard(' ');
  expect(on()).toEqual(['Sunday morning']);
  expect(screen.getByRole('group', { name: 'Times' })).toContainElement(screen.getByRole('table'));
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Morning', 'Evening']);
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Saturday', 'Sunday']);
});
