import { render, screen } from '@testing-library/react';
import { CountBadge } from './count-badge.tsx';

test('more than 99 is shown as 99+', () => {
  render(<CountBadge count={120} />);
  expect(screen.getByText('99+')).toBeInTheDocument();
});

test('nothing is shown for zero', () => {
  const { container } = render(<CountBadge count={0} />);
  expect(container).toBeEmptyDOMElement();
});
