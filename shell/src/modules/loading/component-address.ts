import type { ModuleName } from '@crewdeck/module-sdk';

/** A page or widget of a module. */
export interface ComponentAddress {
  module: ModuleName;
  kind: 'pages' | 'widgets';
  name: string;
}

/** `mf-profile/pages/dashboard` */
export function keyOf({ module, kind, name }: ComponentAddress): string {
  return `${module}/${kind}/${name}`;
}
