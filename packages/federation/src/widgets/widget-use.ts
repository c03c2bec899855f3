import type { Props, WidgetUse } from '@crewdeck/releases/widget-props';
import { contractedProps, type DeclaredProps, takenProps } from './declared-props.ts';
import { placedWidgets } from './placed-widgets.ts';

const WIDGET = /^src\/widgets\/([\w-]+)\.tsx$/;
const SCRIPT = /\.tsx?$/;
const TEST = /\.(spec|test)\.tsx?$|^src\/testing\//;

/** What is read of a module. */
interface Sources {
  module: string;
  /** By their names, as `src/module.tsx`. */
  texts: ReadonlyMap<string, string>;
  /** Source or types of the SDK's `WidgetPropsByName`. */
  widgetContract: string;
}

/** What the widgets of a module take, and what it gives to those of others, as its sources tell it. */
export function widgetUseOf(sources: Sources): WidgetUse {
  const contracts = contractsIn(sources);
  const given = new Map([...contracts].map(([name, props]) => [name, asProps(props)]));
  const scripts = [...sources.texts].filter(([file]) => SCRIPT.test(file) && !TEST.test(file));
  const taken = scripts.flatMap(([file, text]) => {
    const widget = WIDGET.exec(file)?.[1];
    const props = widget && (takenProps(file, text) ?? contracts.get(`${sources.module}/${widget}`));
    return props ? [[widget, asProps(props)] as const] : [];
  });
  return {
    takes: Object.fromEntries(taken),
    places: scripts
      .flatMap(([file, text]) => placedWidgets(file, text, given))
      .filter(({ module }) => module !== sources.module),
  };
}

/** Props that the module knows of widgets, by `<module>/<widget>`: those of the SDK, and those that the module adds to them. */
export function contractsIn({ widgetContract, texts }: Omit<Sources, 'module'>): Map<string, DeclaredProps> {
  const own = [...texts].filter(([file, text]) => SCRIPT.test(file) && text.includes('interface WidgetPropsByName'));
  return new Map([widgetContract, ...own.map(([, text]) => text)].flatMap((text) => [...contractedProps(text)]));
}

/** As a record holds them. */
export function asProps(declared: DeclaredProps): Props {
  const entries = [...declared].map(
    ([prop, { type, isOptional }]) => [prop, { type, ...(isOptional && { isOptional }) }] as const,
  );
  return Object.fromEntries(entries);
}
