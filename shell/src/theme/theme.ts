import { THEME_COOKIE } from '@crewdeck/releases/host-document';
import { useSyncExternalStore } from 'react';
import { keepCookie } from '../keep-cookie.ts';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const A_YEAR_IN_SECONDS = 31_536_000;

export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}

/** The theme of this page. The edge has put a remembered one into the document, so that no page flashes in another. */
function readTheme(): Theme {
  return THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system';
}

/** Shows the page in a theme from now on, in this browser. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset.theme = theme;
  keepCookie(THEME_COOKIE, theme, A_YEAR_IN_SECONDS);
}

/** The theme, kept up to date. A document that was drawn at build knows of no choice. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system');
}

/** The document itself is where the theme is kept. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
