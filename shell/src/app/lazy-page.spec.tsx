import { act, render, screen } from '@testing-library/react';
import { lazyPage } from './lazy-page.tsx';

const setOnline = (value: boolean) => Object.defineProperty(navigator, 'onLine', { value, configurable: true });

afterEach(() => setOnline(true));

test('a page that could not be loaded offline is loaded once the network is back', async () => {
  const load = async () => {
    if (!navigator.onLine) throw new Error('Loading chunk 403 failed.');
    return () => <h1>Account</h1>;
  };
  setOnline(false);
  const Page = lazyPage('Account', load);
  render(<Page />);
  expect(await screen.findByText(/^This loads once/)).toBeInTheDocument();

  setOnline(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
});
