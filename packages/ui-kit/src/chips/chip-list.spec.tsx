import { render, screen, within } from '@testing-library/react';
import { ChipList } from './chip-list.tsx';

const SKILLS = ['React', 'Go', 'Rust', 'Java', 'PHP', 'Ruby', 'Swift'];

function textsOf(list: HTMLElement) {
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

test('more items than fit are counted by one last chip', () => {
  render(<ChipList items={SKILLS} max={5} label="Skills" />);
  const list = screen.getByRole('list', { name: 'Skills' });
  expect(textsOf(list)).toEqual(['React', 'Go', 'Rust', 'Java', 'PHP', '+2 more']);
});

test('exactly as many items as fit leave nothing to count', () => {
  render(<ChipList items={SKILLS.slice(0, 5)} max={5} />);
  expect(textsOf(screen.getByRole('list'))).toEqual(['React', 'Go', 'Rust', 'Java', 'PHP']);
});

test('without a limit every item is shown, a repeated one once', () => {
  render(<ChipList items={['React', 'Go', 'React']} />);
  expect(textsOf(screen.getByRole('list'))).toEqual(['React', 'Go']);
});

test('no items leave no empty list behind', () => {
  const { container } = render(<ChipList items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
