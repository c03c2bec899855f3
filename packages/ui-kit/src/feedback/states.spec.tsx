import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardSkeleton } from './card-skeleton.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingRegion } from './loading-region.tsx';

test('a loading region announces what loads and hides its skeletons from screen readers', () => {
  render(
    <LoadingRegion label="Loading projects...">
      <CardSkeleton />
    </LoadingRegion>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading projects\.\.\.$/);
});

test('a failure is announced and can be tried again', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Projects could not be loaded." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Projects could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a failure that cannot be retried offers no button', () => {
  render(<ErrorState title="Not available." />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
