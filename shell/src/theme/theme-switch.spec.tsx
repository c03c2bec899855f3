import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showRememberedTheme } from './theme.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  showRememberedTheme();
});

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

  it('is remembered by the next page', async () => {
    render(<ThemeSwitch />);
    await userEvent.dblClick(screen.getByRole('button'));
    root.removeAttribute('data-theme');
    showRememberedTheme();
    expect(root).toHaveAttribute('data-theme', 'dark');
  });
});
