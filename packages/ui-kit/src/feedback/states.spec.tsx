import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardSkeleton } from './card-skeleton.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingRegion } from './loading-region.tsx';
import { StepFailure } from './step-failure.tsx';

const setOnline = (value: boolean) =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
    window.dispatchEvent(new Event(value ? 'online' : 'offline'));
  });

test('a loading region announces what loads and hides its skeletons from screen readers', () => {
  render(
    <LoadingRegion label="Loading projects...">
      <CardSkeleton />
    </LoadingRegion>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading projects\.\.\.$/);
});

test('a loading region says after three seconds that it takes longer than usual', async () => {
  render(<LoadingRegion label="Loading projects..." />);
  const said = await screen.findByText('This is taking longer than usual.', {}, { timeout: 5_000 });
  expect(said.parentElement).toHaveTextContent(/^Loading projects\.\.\.This is taking longer than usual\.$/);
});

test('a loading region says offline that it waits for the network, and goes on once that is back', () => {
  render(<LoadingRegion label="Loading projects...">Skeletons</LoadingRegion>);
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent(/^This loads once you're back online\.$/);
  expect(screen.queryByText('Skeletons')).not.toBeInTheDocument();
  setOnline(true);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading projects\.\.\.$/);
  expect(screen.getByText('Skeletons')).toBeInTheDocument();
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

test('a failure that is tried again leaves the focus to the main part of the page', async () => {
  const { rerender } = render(
    <main id="main" tabIndex={-1}>
      <ErrorState title="Projects could not be loaded." onRetry={() => undefined} />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<main id="main" tabIndex={-1} />);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a step that failed offline says so until the browser is back, and one that failed before keeps its cause', () => {
  const failed = <StepFailure failure="We couldn't save that. Try again in a moment." />;
  const { rerender } = render(failed);
  setOnline(false);
  expect(screen.getByRole('alert')).toHaveTextContent(/^We couldn't save that\. Try again in a moment\.$/);
  rerender(<StepFailure failure={null} />);
  rerender(failed);
  expect(screen.getByRole('alert')).toHaveTextContent(
    "We couldn't save that.You're offline. Try again once you're back online.",
  );
  setOnline(true);
  expect(screen.getByRole('alert')).toHaveTextContent(/^We couldn't save that\. Try again in a moment\.$/);
});

test('a failure of a step scrolls into view when it appears, and again when it says something else', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<StepFailure failure={null} />);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<StepFailure failure="Choose a project." />);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
  rerender(<StepFailure failure="Choose a project." />);
  expect(scroll).toHaveBeenCalledTimes(1);
  rerender(<StepFailure failure="Enter a role." />);
  expect(scroll).toHaveBeenCalledTimes(2);
});
