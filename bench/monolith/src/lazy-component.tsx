import type { ModuleDefinition, ModuleName } from '@crewdeck/module-sdk';
import { ModuleScope } from '@crewdeck/module-sdk/host';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loaderOf } from './modules.ts';

interface Props {
  module: ModuleName;
  kind: keyof ModuleDefinition;
  name: string;
  props?: object;
  placeholder: ReactNode;
}

const components = new Map<string, ComponentType<object>>();

/** A page or widget in its own chunk, as every single-page application does it. */
export function LazyComponent({ module, kind, name, props = {}, placeholder }: Props) {
  const Component = componentOf(module, kind, name);
  return (
    <Suspense fallback={placeholder}>
      <ModuleScope release={`${module}@1.0.0`}>
        <Component {...props} />
      </ModuleScope>
    </Suspense>
  );
}

function componentOf(module: ModuleName, kind: keyof ModuleDefinition, name: string): ComponentType<object> {
  const key = `${module}/${kind}/${name}`;
  const known = components.get(key);
  if (known) return known;
  const Component = lazy(async () => ({ default: await loaderOf(module, kind, name)() }));
  components.set(key, Component);
  return Component;
}
