import { caretRangeSchema, integritySchema, moduleNameSchema, releaseVersionSchema } from '@crewdeck/contract/schemas';
import { z } from 'zod';
import { placesSchema } from './places.ts';

/** Of a file in a release, with `/` between folders. */
export const fileNameSchema = z.string().regex(/^[\w][\w.-]*(\/[\w][\w.-]*)*$/);
const fileNames = z.array(fileNameSchema);
const LONGEST_SIGNATURE = 1_000;

/** Keeps what this version does not know, though the type does not offer it: a record has one digest, whoever reads it. */
function openObject<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  return z.looseObject(shape) as unknown as z.ZodObject<Shape>;
}

/** What a shell gives to modules. */
const hostSchema = openObject({
  provides: openObject({
    sdk: releaseVersionSchema,
    federation: releaseVersionSchema,
    react: releaseVersionSchema.optional(),
    /** What there is to import from the SDK. */
    sdkExports: z.array(z.string()).optional(),
  }),
});

/** Everything there is to know about one release, stored as `release.json` beside its files. */
const recordSchema = openObject({
  schemaVersion: z.literal(1),
  module: moduleNameSchema,
  version: releaseVersionSchema,
  /** Digest over everything that went into the build, 8 hexadecimal digits. */
  hash: z.string().regex(/^[0-9a-f]{8}$/),
  /** Global name of the federation container. It carries version and hash, so two releases can live in one page. */
  container: z.string().regex(/^\w+$/),
  /** The script that a page starts with. */
  entry: fileNameSchema,
  /** Every file the entry needs before it can run, the entry included. */
  initial: fileNames,
  /** Files of each page and widget besides the initial ones, by name. */
  pages: z.record(z.string(), fileNames),
  widgets: z.record(z.string(), fileNames),
  /** What the module adds to the product, as its `module.json` says. */
  places: placesSchema.optional(),
  /**
   * Only in a release of the shell: files with first frames for who is not signed in. `/`, `/sign-in` and `/sign-up` are pages of the shell. Of a page of
   * a module it is `<address>|<kind>`: an address that the navbar marks as current, or `*`, and `wide`, `default` or `plain` as
   * the page is headed. `{{title}}` and `{{lead}}` stand for the route's own.
   */
  prerendered: z.record(z.string(), fileNameSchema).optional(),
  /** Integrity and size in bytes of each file. */
  files: z.record(fileNameSchema, openObject({ integrity: integritySchema, bytes: z.int() })),
  /** npm packages compiled into the release; shared singletons are not among them. */
  packages: z.array(z.string()),
  /** Versions of the module SDK, the API's contract and the federation runtime that it was built against. */
  requires: openObject({
    sdk: caretRangeSchema,
    contract: caretRangeSchema,
    federation: caretRangeSchema,
    /** Of any patch. */
    react: caretRangeSchema.optional(),
  }),
  /** What it imports from the SDK, where that is known. */
  sdkExports: z.array(z.string()).optional(),
  /** Only in a release of the shell. */
  host: hostSchema.optional(),
  /** Added when the release is published. */
  publication: z
    .object({
      commit: z.string().nullable(),
      at: z.iso.datetime(),
      by: z.string(),
      /** By the module's key over its name and digest, where releases are signed (`release-signature.ts`). */
      signature: z.string().max(LONGEST_SIGNATURE).optional(),
    })
    .optional(),
});

/** Every file that a page is told to load is one of the release, and so are the pages and widgets that it names. */
export const releaseRecordSchema = recordSchema.superRefine((record, context) => {
  for (const message of placeProblems(record)) context.addIssue({ code: 'custom', path: ['places'], message });
  for (const file of namedIn(record).filter((name) => !Object.hasOwn(record.files, name)))
    context.addIssue({ code: 'custom', path: ['files'], message: `There is no ${file}, which the record names` });
});

export type ReleaseRecord = z.infer<typeof releaseRecordSchema>;

/** A sentence for each page or widget that `module.json` names and the build has not, and for each widget without a version. */
export function placeProblems({
  pages,
  widgets,
  places,
}: Pick<ReleaseRecord, 'pages' | 'widgets' | 'places'>): string[] {
  const versions = places?.widgets ?? {};
  return [
    ...(places?.routes ?? [])
      .filter(({ page }) => !Object.hasOwn(pages, page))
      .map(({ path, page }) => `The route ${path} names the page "${page}", which is not built`),
    ...Object.keys(versions)
      .filter((name) => !Object.hasOwn(widgets, name))
      .map((name) => `It names the widget "${name}", which is not built`),
    ...Object.keys(widgets)
      .filter((name) => !Object.hasOwn(versions, name))
      .map((name) => `It gives no version for the props of its widget "${name}"`),
  ];
}

function namedIn({ entry, initial, pages, widgets, prerendered = {} }: z.infer<typeof recordSchema>): string[] {
  const lazy = [...Object.values(pages), ...Object.values(widgets)].flat();
  return [...new Set([entry, ...initial, ...lazy, ...Object.values(prerendered)])];
}

export type Host = z.infer<typeof hostSchema>;
export type Publication = NonNullable<ReleaseRecord['publication']>;

/** `1.4.2-ab12cd34`. */
export function releaseIdOf(record: Pick<ReleaseRecord, 'version' | 'hash'>): string {
  return `${record.version}-${record.hash}`;
}

/** `mf_profile__1_4_2_ab12cd34`: a valid global variable name. */
export function containerNameOf(module: string, version: string, hash: string): string {
  return `${module}__${version}_${hash}`.replace(/[^a-zA-Z0-9_]/g, '_');
}
