import { THEME_COOKIE } from '@crewdeck/releases';

/** A chosen theme; `null` follows the system. */
export type Theme = 'light' | 'dark' | null;

const REMEMBERED = new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=(light|dark)(?:;|$)`);

/** The theme that the browser remembers in its `Cookie` header. */
export function rememberedTheme(cookies: string | undefined): Theme {
  const theme = REMEMBERED.exec(cookies ?? '')?.[1];
  return theme === 'light' || theme === 'dark' ? theme : null;
}
