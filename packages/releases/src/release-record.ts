import { integritySchema, logEntrySchema, moduleNameSchema, releaseVersionSchema } from '@crewdeck/contract/schemas';
import { z } from 'zod';
import { openObject } from './open-object.ts';
import { callAddress, placesSchema } from './places.ts';
import { widgetUseSchema } from './widget-props.ts';

/** Of a file in a release, with `/` between folders. */
export const fileNameSchema = z.string().regex(/^[\w][\w.-]*(\/[\w][\w.-]*)*$/);
const fileNames = z.array(fileNameSchema);
/** `^1.4.2`: that version or a later one of the same major version. The only kind of range there is. */
const caretRange = z.string().regex(/^\^\d{1,4}\.\d{1,4}\.\d{1,4}$/);

/** What a shell gives to modules, and what it needs of them. */
const hostSchema = openObject({
  provides: openObject({
    sdk: releaseVersionSchema,
    federation: releaseVersionSchema,
    react: releaseVersionSchema.optional(),
    /** What there is to import from the SDK. */
    sdkExports: z.array(z.string()).optional(),
  }),
  /** Addresses that a page of a module is shown at. */
  routes: z.array(openObject({ path: z.string(), module: moduleNameSchema, page: z.string() })),
  /** Widgets that modules place from others, as `mf-invites/invite-dialog`. */
  widgets: z.array(openObject({ module: moduleNameSchema, widget: z.string() })),
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
  /** What a page asks of the API first, for somebody who is not signed in, while its address has no query; by page. */
  firstCalls: z.record(z.string(), callAddress).optional(),
  /** What the module adds to the shell's own table, as its `module.json` says. */
  places: placesSchema.optional(),
  /** What its widgets take, and what it gives to those of others, as far as its sources tell. */
  widgetUse: widgetUseSchema.optional(),
  /** Only in a release of the shell: files with the first frame of pages for who is not signed in, by address. */
  prerendered: z.record(z.string(), fileNameSchema).optional(),
  /** Integrity and size in bytes of each file. */
  files: z.record(fileNameSchema, openObject({ integrity: integritySchema, bytes: z.int() })),
  /** npm packages compiled into the release; shared singletons are not among them. */
  packages: z.array(z.string()),
  /** Versions of the module SDK, the API's contract and the federation runtime that it was built against. */
  requires: openObject({
    sdk: caretRange,
    contract: caretRange,
    federation: caretRange,
    /** Of any patch. */
    react: caretRange.optional(),
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
      /** On its way to the API, where releases are signed. */
      entry: logEntrySchema.optional(),
    })
    .optional(),
});

/** Every file that a page is told to load is one of the release, and so is every page that a route shows. */
export const releaseRecordSchema = recordSchema.superRefine((record, context) => {
  for (const message of missingPages(record)) context.addIssue({ code: 'custom', path: ['places'], message });
  for (const file of namedIn(record).filter((name) => !Object.hasOwn(record.files, name)))
    context.addIssue({ code: 'custom', path: ['files'], message: `There is no ${file}, which the record names` });
});

export type ReleaseRecord = z.infer<typeof releaseRecordSchema>;

/** A sentence for each route of the module that names a page which the build has not. */
export function missingPages({ pages, places }: Pick<ReleaseRecord, 'pages' | 'places'>): string[] {
  return (places?.routes ?? [])
    .filter(({ page }) => !Object.hasOwn(pages, page))
    .map(({ path, page }) => `The route ${path} names the page "${page}", which is not built`);
}

function namedIn({ entry, initial, pages, widgets, prerendered = {} }: z.infer<typeof recordSchema>): string[] {
  const lazy = [...Object.values(pages), ...Object.values(widgets)].flat();
  return [...new Set([entry, ...initial, ...lazy, ...Object.values(prerendered)])];
}

export type Host = z.infer<typeof hostSchema>;
export type Publication = NonNullable<ReleaseRecord['publication']>;

/** The props of a release's widgets, for the compilers of those who place them. */
export const WIDGET_PROPS_FILE = 'widget-props.d.ts';

/** `1.4.2-ab12cd34`. */
export function releaseIdOf(record: Pick<ReleaseRecord, 'version' | 'hash'>): string {
  return `${record.version}-${record.hash}`;
}

/** `mf_profile__1_4_2_ab12cd34`: a valid global variable name. */
export function containerNameOf(module: string, version: string, hash: string): string {
  return `${module}__${version}_${hash}`.replace(/[^a-zA-Z0-9_]/g, '_');
}
