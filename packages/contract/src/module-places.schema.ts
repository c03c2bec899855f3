import { z } from 'zod';
import { caretRangeSchema, pathPatternSchema, releaseVersionSchema } from './release-ids.schema.ts';

const MOST_ROUTES = 50;
const MOST_LINKS = 10;
const MOST_CALLS = 100;
const LONGEST_NAME = 40;
const LONGEST_TITLE = 60;
const LONGEST_LEAD = 200;

const words = (longest: number) => z.string().trim().min(1).max(longest);
const partName = z
  .string()
  .max(LONGEST_NAME)
  .regex(/^[a-z0-9][\w-]*$/, 'Not the name of a page or widget');
/** `mf-invites/invite-dialog` */
const widgetKey = z.string().regex(/^[a-z][a-z0-9-]{0,40}\/[a-z0-9][\w-]{0,39}$/, 'Not <module>/<widget>');

/**
 * Path and query of a call, in letters that mean nothing in HTML but `&`: it is written into pages. `:id` stands for what
 * the page's address has in that place of its route.
 */
const firstCall = z.string().regex(/^\/api\/[\w/:?=&.,%~+-]*$/, 'Not a call such as /api/users/:id');
const call = z
  .string()
  .max(200)
  .regex(/^(GET|HEAD|POST|PUT|PATCH|DELETE) \/api\/[\w/:.-]*$/, 'Not a call such as "GET /api/users/:id"');

const route = z.strictObject({
  path: pathPatternSchema.refine((value) => !/:(\/|$)/.test(value), 'A part of this path has no name'),
  /** The page that is shown there, by the name of its file. */
  page: partName,
  access: z.enum(['open', 'signed-in']),
  title: words(LONGEST_TITLE),
  /** The sentence under the title of a page that is headed by it; the shell shows both while the page is on its way. */
  lead: words(LONGEST_LEAD).optional(),
  /** Of such a page. */
  width: z.enum(['default', 'wide']).optional(),
  /** What the page asks of the API first, for somebody who is not signed in, while its address has no query. */
  firstCall: firstCall.optional(),
});

/** The file `module.json` of a module, the one place where it says what it adds to the product. What it does not know is a mistake. */
export const modulePlacesSchema = z.strictObject({
  routes: z.array(route).max(MOST_ROUTES).default([]),
  /** Links to its routes, in a menu or, for members, in the bar itself. */
  links: z
    .array(
      z.strictObject({ label: words(LONGEST_NAME), path: pathPatternSchema, menu: z.enum(['explore', 'post', 'bar']) }),
    )
    .max(MOST_LINKS)
    .default([]),
  /** Version of the props of each of its widgets, by name: minor when a prop is added, major when one changes its meaning. */
  widgets: z.record(partName, releaseVersionSchema).default({}),
  /** Widgets of other modules that it places, as `mf-invites/invite-dialog`, and the versions that it can place. */
  uses: z.record(widgetKey, caretRangeSchema).default({}),
  /** Routes of the API that it calls, as `GET /api/users/:id`, for `check`. */
  calls: z.array(call).max(MOST_CALLS).default([]),
});
