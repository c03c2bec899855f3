const KEY = 'crewdeck.theme';
const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    // Storage is closed to this page: follow the system.
    return 'system';
  }
}

/** Shows the page in a theme from now on, in this browser. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice holds until the page is left.
  }
}

/** Called by the entry before anything is drawn, so that no page flashes in the other theme. */
export function showRememberedTheme(): void {
  showTheme(readTheme());
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset.theme = theme;
}
