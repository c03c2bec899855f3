import { render, screen, within } from '@testing-library/react';
import { Card } from './card.tsx';
import { CardGrid } from './card-grid.tsx';

test('a grid is a named list of its cards', () => {
  render(
    <CardGrid label="Projects">
      <Card>Carpool</Card>
      <Card>Lens</Card>
    </CardGrid>,
  );
  expect(within(screen.getByRole('list', { name: 'Projects' })).getAllByRole('listitem')).toHaveLength(2);
});

test('the seventh card wears the first colour again', () => {
  render(<Card accent={6}>Seventh</Card>);
  expect(screen.getByRole('listitem')).toHaveStyle({ '--card-accent': 'var(--accent-0)' });
});
