import type { Props } from '@crewdeck/releases/widget-props';
import type { Expression, JSXAttribute, JSXAttributeItem, ObjectExpression } from 'oxc-parser';
import { kindOfValue } from './kinds.ts';

/** What `<Widget>` takes for itself, and React. */
export const KEPT_PROPS: readonly string[] = ['of', 'name', 'fallback', 'key', 'ref'];

interface Given {
  props: Props;
  /** Something is spread whose parts its text does not tell. */
  hasMore: boolean;
}

/**
 * What a `<Widget>` is given.
 *
 * @param contract types of what the text of a value does not tell: the compiler holds them
 */
export function givenProps(attributes: readonly JSXAttributeItem[], contract: Props): Given {
  const parts = attributes.map((item) =>
    item.type === 'JSXAttribute' ? ofAttribute(item, contract) : ofSpread(item.argument, contract),
  );
  const props = Object.assign({}, ...parts);
  for (const name of KEPT_PROPS) delete props[name];
  return { props, hasMore: parts.includes(null) };
}

function ofAttribute({ name, value }: JSXAttribute, contract: Props): Props {
  if (name.type !== 'JSXIdentifier') return {};
  if (!value) return { [name.name]: { type: 'boolean' } };
  if (value.type !== 'JSXExpressionContainer') return ofValue(name.name, value, contract);
  return ofValue(name.name, value.expression, contract);
}

function ofValue(prop: string, value: Parameters<typeof kindOfValue>[0], contract: Props): Props {
  const kind = kindOfValue(value);
  if (kind === 'unknown') return contractedFor(prop, contract);
  const parts = value.type === 'ObjectExpression' ? partsOf(value as ObjectExpression, contract, `${prop}.`) : {};
  return { [prop]: { type: kind }, ...parts };
}

/** It is as the contract says, with all its parts. */
function contractedFor(prop: string, contract: Props): Props {
  const own = Object.entries(contract).filter(([name]) => name.startsWith(`${prop}.`));
  return { [prop]: { type: contract[prop]?.type ?? 'unknown' }, ...Object.fromEntries(own) };
}

/** `null` where it can't be told which. */
function partsOf({ properties }: ObjectExpression, contract: Props, before = ''): Props | null {
  const parts = properties.map((property) => {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') return null;
    return ofValue(`${before}${property.key.name}`, property.value, contract);
  });
  return parts.includes(null) ? null : Object.assign({}, ...parts);
}

function ofSpread(argument: Expression, contract: Props): Props | null {
  if (argument.type === 'ParenthesizedExpression') return ofSpread(argument.expression, contract);
  if (argument.type === 'ObjectExpression') return partsOf(argument, contract);
  if (argument.type !== 'LogicalExpression' || argument.operator !== '&&') return null;
  const given = ofSpread(argument.right, contract);
  return given && Object.fromEntries(Object.entries(given).map(([name, it]) => [name, { ...it, isOptional: true }]));
}
