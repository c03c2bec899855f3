import { render, screen, within } from '@testing-library/react';
import { Card } from './card.tsx';
import { CardGrid } from './card-grid.tsx';

function ProjectCard({ title }: { title: string }) {
  return (
    <Card as="article">
      <h3>{title}</h3>
      <Card as="section" aria-label={`Team of ${title}`}>
        Ada
      </Card>
    </Card>
  );
}

test('a grid is a named list of its cards, also of cards inside other components', () => {
  render(
    <CardGrid label="Projects">
      <ProjectCard title="Carpool" />
      <ProjectCard title="Lens" />
    </CardGrid>,
  );
  const list = screen.getByRole('list', { name: 'Projects' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Team of Lens' })).toBeInTheDocument();
});

test('a card outside a grid is what it says it is', () => {
  render(<ProjectCard title="Carpool" />);
  expect(screen.getByRole('article')).toBeInTheDocument();
});

test('the seventh card wears the first colour again', () => {
  render(<Card accent={6}>Seventh</Card>);
  expect(screen.getByRole('article')).toHaveStyle({ '--card-accent': 'var(--accent-0)' });
});
