import { moduleNameSchema, pathPatternSchema } from '@crewdeck/contract/schemas';
import { z } from 'zod';
import { openObject } from './open-object.ts';
import { isReserved, normalPattern } from './route-pattern.ts';

const MOST_ROUTES = 50;
const MOST_ENTRIES = 10;
const MOST_USES = 50;
const MOST_CALLS = 100;
const LONGEST_NAME = 40;
const LONGEST_TITLE = 60;

/**
 * Path and query of a call, in letters that mean nothing in HTML but `&`: it is written into pages. `:id` stands for what
 * the page's address has in the place of that name in its route.
 */
export const callAddress = z.string().regex(/^\/api\/[\w/:?=&.,%~+-]*$/, 'Not a call such as /api/users/:id');
const call = z
  .string()
  .max(200)
  .regex(/^(GET|HEAD|POST|PUT|PATCH|DELETE) \/api\/[\w/:.-]*$/, 'Not a call such as "GET /api/users/:id"');
const path = pathPatternSchema
  .refine((value) => !/:(\/|$)/.test(value), 'A part of this path has no name')
  .refine((value) => !isReserved(value), 'This path belongs to the shell');
const name = z
  .string()
  .max(LONGEST_NAME)
  .regex(/^[a-z0-9][\w-]*$/, 'Not the name of a page or widget');
const words = (longest: number) => z.string().trim().min(1).max(longest);

type ObjectOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.ZodObject<Shape>;

/** What a module adds to the product: who finds what where. */
function lists(object: ObjectOf) {
  return {
    /** Addresses of its own, each with the page that is shown there. */
    routes: z
      .array(
        object({
          path,
          page: name,
          access: z.enum(['open', 'signed-in']),
          title: words(LONGEST_TITLE),
          /** What the page asks of the API first, for somebody who is not signed in, while its address has no query. */
          firstCall: callAddress.optional(),
        }),
      )
      .max(MOST_ROUTES),
    /** Links to them, in a menu or, for who is signed in, in the bar itself. */
    navigation: z
      .array(object({ label: words(LONGEST_NAME), path, menu: z.enum(['explore', 'post', 'bar']) }))
      .max(MOST_ENTRIES),
    /** Widgets of other modules that it places. */
    uses: z.array(object({ module: moduleNameSchema, widget: name })).max(MOST_USES),
    /** Routes of the API that it calls, as `GET /api/users/:id`. */
    calls: z.array(call).max(MOST_CALLS),
  };
}

/** As it stands in a record. */
export const placesSchema = openObject(lists(openObject)).superRefine(requireOneMeaning);

export type Places = z.infer<typeof placesSchema>;

/** The file `module.json` of a module. What it does not know is a mistake. */
const { routes, navigation, uses, calls } = lists(
  (shape) => z.strictObject(shape) as unknown as z.ZodObject<typeof shape>,
);
export const moduleFileSchema = z
  .strictObject({
    routes: routes.default([]),
    navigation: navigation.default([]),
    uses: uses.default([]),
    calls: calls.default([]),
  })
  .superRefine(requireOneMeaning);

type Context = z.RefinementCtx<Pick<Places, 'routes' | 'navigation'>>;

function requireOneMeaning({ routes, navigation }: Pick<Places, 'routes' | 'navigation'>, context: Context): void {
  const patterns = routes.map((route) => normalPattern(route.path));
  const complain = (where: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path: where, message });
  for (const [index, route] of routes.entries())
    if (patterns.indexOf(patterns[index] ?? '') < index)
      complain(['routes', index, 'path'], `Another route has the addresses of ${route.path}`);
  for (const [index, entry] of navigation.entries())
    if (!routes.some((route) => route.path === entry.path) || entry.path.includes(':'))
      complain(['navigation', index, 'path'], `No route of this module has the path ${entry.path}`);
}
