import type { Build } from '@crewdeck/releases';

/** The script that names all pages and widgets. */
const DEFINITION = /^__federation_expose_/;

/** Whether an address is that of a script which the module asks for by itself, for one of its pages or widgets. */
export function isPart({ pathname }: URL, { record }: Build): boolean {
  const file = pathname.split('/').at(-1) ?? '';
  const isOwn = pathname.startsWith(`/modules/${record.module}/`) && file.endsWith('.js');
  return isOwn && !record.initial.includes(file) && !DEFINITION.test(file);
}
