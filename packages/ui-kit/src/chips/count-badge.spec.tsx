import { render, screen } from '@testing-library/react';
import { CountBadge } from './count-badge.tsx';

test('screen readers hear the label, eyes see the number', () => {
  render(<CountBadge count={3} label="3 pending invites" />);
  expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('3 pending invites')).toBeInTheDocument();
});

test('more than 99 is shown as 99+', () => {
  render(<CountBadge count={120} />);
  expect(screen.getByText('99+')).toBeInTheDocument();
});

test('nothing is shown for zero', () => {
  const { container } = render(<CountBadge count={0} />);
  expect(container).toBeEmptyDOMElement();
});
