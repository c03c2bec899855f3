import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareLink } from './share-link.tsx';

/** A system's share sheet; jsdom has none. */
function installSheet(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('without a share sheet the whole address is copied, and that is said for a moment', async () => {
  const user = userEvent.setup();
  render(<ShareLink path="/people/1" title="Ada" />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/people/1`);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement(), { timeout: 10_000 });
});

test('where there is a share sheet, it opens with title and address, and nothing is copied', async () => {
  const shared: ShareData[] = [];
  installSheet(async (data) => void shared.push(data));
  render(<ShareLink path="/projects/2" title="Night bus" />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(shared).toEqual([{ title: 'Night bus', url: `${window.location.origin}/projects/2` }]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['closed by the person', 'AbortError', ''],
  ['refused by the system', 'NotAllowedError', 'Link copied.'],
])('a sheet that was %s leaves the status at %j', async (_case, name, status) => {
  installSheet(() => Promise.reject(new DOMException('No', name)));
  const user = userEvent.setup();
  render(<ShareLink path="/people/1" title="Ada" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByRole('status')).toHaveTextContent(status);
});

test('a browser that forbids copying tells the person how to do it', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  render(<ShareLink path="/people/1" title="Ada" />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Copy the link from your address bar.')).toBeVisible();
});
