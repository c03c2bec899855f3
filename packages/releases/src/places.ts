import { modulePlacesSchema } from '@crewdeck/contract/schemas';
import { z } from 'zod';
import { isReserved, normalPattern } from './route-pattern.ts';

type Shape = z.infer<typeof modulePlacesSchema>;

/** The file `module.json` of a module. What it does not know is a mistake. */
export const moduleFileSchema = modulePlacesSchema.superRefine(requireOneMeaning);

/** The same as it stands in a record: what a later version adds is kept, as the digest covers it. */
export const placesSchema = z.looseObject(modulePlacesSchema.shape).superRefine(requireOneMeaning);

function requireOneMeaning({ routes, links }: Pick<Shape, 'routes' | 'links'>, context: z.RefinementCtx): void {
  const patterns = routes.map(({ path }) => normalPattern(path));
  const complain = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const [index, { path }] of routes.entries()) {
    if (isReserved(path)) complain(['routes', index, 'path'], 'This path belongs to the shell');
    if (patterns.indexOf(normalPattern(path)) < index)
      complain(['routes', index, 'path'], `Another route has the addresses of ${path}`);
  }
  for (const [index, { path }] of links.entries())
    if (!routes.some((route) => route.path === path) || path.includes(':'))
      complain(['links', index, 'path'], `No route of this module has the path ${path}`);
}
