import { z } from 'zod';

/** Names that may become a folder and part of a URL. */
export const moduleNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/);
/** `<version>-<hash>`: the folder of a release inside its module's folder. */
export const releaseIdSchema = z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);

const fileName = z.string().regex(/^[\w][\w.-]*(\/[\w][\w.-]*)*$/);
const fileNames = z.array(fileName);

/** Everything there is to know about one release, stored as `release.json` beside its files. */
export const releaseRecordSchema = z.object({
  schemaVersion: z.literal(1),
  module: moduleNameSchema,
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Digest over everything that went into the build, 8 hexadecimal digits. */
  hash: z.string().regex(/^[0-9a-f]{8}$/),
  /** Global name of the federation container. It carries version and hash, so two releases can live in one page. */
  container: z.string().regex(/^\w+$/),
  /** The script that a page starts with. */
  entry: fileName,
  /** Every file the entry needs before it can run, the entry included. */
  initial: fileNames,
  /** Files of each page and widget besides the initial ones, by name. */
  pages: z.record(z.string(), fileNames),
  widgets: z.record(z.string(), fileNames),
  /** Integrity (`sha384-…`) and size in bytes of each file. */
  files: z.record(fileName, z.object({ integrity: z.string().startsWith('sha384-'), bytes: z.int() })),
  /** npm packages compiled into the release; shared singletons are not among them. */
  packages: z.array(z.string()),
  /** Versions of the shared contracts that it was built against, as semver ranges. */
  requires: z.object({ sdk: z.string(), contract: z.string() }),
  /** Added when the release is published. */
  publication: z.object({ commit: z.string().nullable(), at: z.iso.datetime(), by: z.string() }).optional(),
});

export type ReleaseRecord = z.infer<typeof releaseRecordSchema>;
export type Publication = NonNullable<ReleaseRecord['publication']>;

/** `1.4.2-ab12cd34`. */
export function releaseIdOf(record: Pick<ReleaseRecord, 'version' | 'hash'>): string {
  return `${record.version}-${record.hash}`;
}

/** `mf_profile__1_4_2_ab12cd34`: a valid global variable name. */
export function containerNameOf(module: string, version: string, hash: string): string {
  return `${module}__${version}_${hash}`.replace(/[^a-zA-Z0-9_]/g, '_');
}
