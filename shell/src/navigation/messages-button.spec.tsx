import { createTestHost } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessagesButton } from './messages-button.tsx';

test('Messages announces itself for 3 seconds, and leads nowhere', async () => {
  const { element, router } = createTestHost(<MessagesButton />);
  render(element);
  await userEvent.click(screen.getByRole('button', { name: 'Messages Soon' }));
  expect(await screen.findByText('Messages feature coming soon!')).toBeVisible();
  // The toast closes when this bar is through.
  expect(screen.getByRole('progressbar', { hidden: true })).toHaveStyle({ animationDuration: '3000ms' });
  expect(router.state.location.pathname).toBe('/');
});
