import type { WidgetPropsByName } from '@crewdeck/module-sdk';
import { Notice } from '@crewdeck/ui-kit';

declare module '@crewdeck/module-sdk' {
  /** Squads that place the widget copy these lines. The version of the props stands in `module.json`. */
  interface WidgetPropsByName {
    'module-template/greeting': {
      /** Who is greeted. */
      person: string;
    };
  }
}

/** Other modules place it: `<Widget of="module-template" name="greeting" … />`. */
export function Greeting({ person }: WidgetPropsByName['module-template/greeting']) {
  return <Notice tone="info">{`Hello, ${person}!`}</Notice>;
}
