import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from './theme-switch.tsx';

const root = document.documentElement;

beforeEach(() => root.removeAttribute('data-theme'));

describe('the theme', () => {
  it('follows the system until one is chosen', () => {
    render(<ThemeSwitch />);
    expect(screen.getByRole('button', { name: 'Theme: system' })).toBeVisible();
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('goes from system to light to dark and back', async () => {
    render(<ThemeSwitch />);
    const seen: (string | null)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.click(screen.getByRole('button'));
      seen.push(root.getAttribute('data-theme'));
    }
    expect(seen).toEqual(['light', 'dark', null]);
  });

  it('is the one that the page came with', () => {
    root.dataset.theme = 'dark';
    render(<ThemeSwitch />);
    expect(screen.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  });

  it('is remembered in a cookie, for the edge to read', async () => {
    render(<ThemeSwitch />);
    await userEvent.dblClick(screen.getByRole('button'));
    expect(document.cookie).toContain('crewdeck-theme=dark');
  });
});
