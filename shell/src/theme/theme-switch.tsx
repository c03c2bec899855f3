import { IconButton, MonitorIcon, MoonIcon, SunIcon } from '@crewdeck/ui-kit';
import { chooseTheme, nextTheme, useTheme } from './theme.ts';

const FACES = {
  system: { Icon: MonitorIcon, label: 'Theme: system' },
  light: { Icon: SunIcon, label: 'Theme: light' },
  dark: { Icon: MoonIcon, label: 'Theme: dark' },
};

/** Goes round the three themes; its name says which one is on. */
export function ThemeSwitch() {
  const theme = useTheme();
  const { Icon, label } = FACES[theme];

  return (
    <IconButton label={label} onClick={() => chooseTheme(nextTheme(theme))}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
