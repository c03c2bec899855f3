import { type Node, parseSync, type TSPropertySignature, type TSSignature, type TSType } from 'oxc-parser';
import { kindsOf } from './kinds.ts';
import { lineAt } from './line-at.ts';
import { walk } from './walk.ts';

/** Props of a component or of a contract by their paths, as `receiver.id`, and the lines that say so. */
export type DeclaredProps = ReadonlyMap<string, { isOptional: boolean; type: string; line: number }>;

const CONTRACT = 'WidgetPropsByName';

interface Types {
  text: string;
  /** Members of each interface and type of the file, by name. */
  named: Map<string, readonly TSSignature[]>;
  /** Of the parameter of each component, by its name. */
  parameters: Map<string, TSType>;
}

/**
 * Props that others give to a widget, by `<module>/<widget>`, as the interface `WidgetPropsByName` says.
 *
 * @param text of the SDK's source or types, or of a module's that adds to it
 */
export function contractedProps(text: string): Map<string, DeclaredProps> {
  const types = typesIn('contract.tsx', text);
  const members = types.named.get(CONTRACT) ?? [];
  return new Map(
    members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Literal') return [];
      const props = propsOf(member.typeAnnotation?.typeAnnotation, types);
      return props ? [[String(member.key.value), props] as const] : [];
    }),
  );
}

/** Props that the component of a widget takes; `null` where they are those of the contract itself, or can't be read. */
export function takenProps(file: string, text: string): DeclaredProps | null {
  const types = typesIn(file, text);
  const [parameter] = types.parameters.values();
  return parameter ? propsOf(parameter, types) : null;
}

function typesIn(file: string, text: string): Types {
  const named: Types['named'] = new Map();
  const parameters: Types['parameters'] = new Map();
  walk(parseSync(file, text).program, {
    TSInterfaceDeclaration({ id, body }) {
      named.set(id.name, body.body);
    },
    TSTypeAliasDeclaration({ id, typeAnnotation }) {
      if (typeAnnotation.type === 'TSTypeLiteral') named.set(id.name, typeAnnotation.members);
    },
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'FunctionDeclaration' || !declaration.id) return;
      const type = annotationOf(declaration.params[0]);
      if (type) parameters.set(declaration.id.name, type);
    },
  });
  return { text, named, parameters };
}

function annotationOf(parameter: Node | undefined): TSType | undefined {
  return parameter && 'typeAnnotation' in parameter && parameter.typeAnnotation?.type === 'TSTypeAnnotation'
    ? parameter.typeAnnotation.typeAnnotation
    : undefined;
}

function propsOf(type: TSType | undefined, types: Types): DeclaredProps | null {
  const members = membersOf(type, types);
  return members ? new Map(members.flatMap((member) => describe(member, types, ''))) : null;
}

function membersOf(type: TSType | undefined, { named }: Types): readonly TSSignature[] | null {
  if (type?.type === 'TSTypeLiteral') return type.members;
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return null;
  return named.get(type.typeName.name) ?? null;
}

type Described = [string, { isOptional: boolean; type: string; line: number }];

function describe(member: TSSignature, types: Types, before: string): Described[] {
  if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
  const name = `${before}${member.key.name}`;
  const type = member.typeAnnotation?.typeAnnotation;
  const inner = membersOf(type, types);
  const own: Described = [name, { ...typeOf(member, types), ...(inner && { type: 'object' }) }];
  return [own, ...(inner ?? []).flatMap((one) => describe(one, types, `${name}.`))];
}

function typeOf({ optional, typeAnnotation, start }: TSPropertySignature, { text }: Types): Described[1] {
  return { isOptional: optional, type: kindsOf(typeAnnotation?.typeAnnotation), line: lineAt(text, start) };
}
