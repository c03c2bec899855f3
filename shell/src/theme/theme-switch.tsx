import { IconButton, MonitorIcon, MoonIcon, SunIcon } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { chooseTheme, nextTheme, readTheme } from './theme.ts';

const FACES = {
  system: { Icon: MonitorIcon, label: 'Theme: system' },
  light: { Icon: SunIcon, label: 'Theme: light' },
  dark: { Icon: MoonIcon, label: 'Theme: dark' },
};

/** Goes round the three themes; its name says which one is on. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(readTheme);
  const { Icon, label } = FACES[theme];

  const showNext = () => {
    const next = nextTheme(theme);
    chooseTheme(next);
    setTheme(next);
  };

  return (
    <IconButton label={label} onClick={showNext}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
