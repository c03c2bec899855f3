import type { Figure } from './figure.ts';

/**
 * The figures of these names; all when there are none.
 *
 * @throws Error that names what there is, for a name that is none
 */
export function chooseFigures(figures: readonly Figure[], names: readonly string[]): readonly Figure[] {
  const unknown = names.filter((name) => !figures.some((figure) => figure.name === name));
  if (unknown.length > 0) {
    const known = figures.map(({ name }) => `  ${name}`).join('\n');
    throw new Error(`There is no figure "${unknown.join('", "')}". There are:\n${known}`);
  }
  return names.length === 0 ? figures : figures.filter(({ name }) => names.includes(name));
}
