import type { PlacedWidget, Props, WidgetUse } from '@crewdeck/releases/widget-props';
import { type JSXOpeningElement, parseSync } from 'oxc-parser';
import { givenProps } from './given-props.ts';
import { lineAt } from './line-at.ts';
import { walk } from './walk.ts';

/** Every `<Widget of="…" name="…" />` of a script where both are written out. */
export function placedWidgets(file: string, text: string, contracts: ReadonlyMap<string, Props>): WidgetUse['places'] {
  const placed: PlacedWidget[] = [];
  if (!text.includes('<Widget')) return placed;
  walk(parseSync(file, text).program, {
    JSXOpeningElement(node) {
      const found = namesIn(node);
      if (!found) return;
      const { props, hasMore } = givenProps(node.attributes, contracts.get(`${found.module}/${found.widget}`) ?? {});
      placed.push({ ...found, at: `${file}:${lineAt(text, node.start)}`, props, ...(hasMore && { hasMore }) });
    },
  });
  return placed;
}

function namesIn({ name, attributes }: JSXOpeningElement): Pick<PlacedWidget, 'module' | 'widget'> | null {
  if (name.type !== 'JSXIdentifier' || name.name !== 'Widget') return null;
  const textOf = (wanted: string) => {
    const found = attributes.find((it) => it.type === 'JSXAttribute' && it.name.name === wanted);
    return found?.type === 'JSXAttribute' && found.value?.type === 'Literal' ? String(found.value.value) : null;
  };
  const [module, widget] = [textOf('of'), textOf('name')];
  return module && widget ? { module, widget } : null;
}
