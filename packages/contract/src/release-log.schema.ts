import { z } from 'zod';
import { channelSchema, logHeadSchema, percentSchema } from './registry.schema.ts';
import { integritySchema, moduleNameSchema, pathPatternSchema, releaseIdSchema } from './release-ids.schema.ts';

/** Base64 of the 32 bytes of an Ed25519 key. */
const publicKeySchema = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'Not a key');
const signatureSchema = z.string().regex(/^[A-Za-z0-9+/]{86}==$/, 'Not a signature');
const sha256Schema = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'Not a hash');
const LONGEST_PATH = 200;
/** As many as a record can name. */
const MOST_PATHS = 50;
const MOST_ENTRIES = 1_000_000;
const MOST_AT_ONCE = 1000;
const MOST_IN_A_PAGE = 200;

/** When it was signed, by the clock of whoever did. No statement is in the log twice. */
const at = z.iso.datetime();
/** Revision of the module's channel that it was decided on, so that nobody can play it once more. */
const after = z.int().min(0);

/** What somebody says under their key. Unknown fields stay: they are signed too. */
const keysSchema = z.looseObject({
  at,
  action: z.enum(['register', 'revoke']),
  role: z.enum(['squad', 'night', 'ops']),
  /** Of a squad's key: the one module that it may release. */
  module: moduleNameSchema.optional(),
  key: publicKeySchema,
  /** Of a stolen key: what it has signed from this place in the log on is not signed any more. */
  since: z.int().min(0).optional(),
});

const releaseSchema = z.looseObject({
  at,
  module: moduleNameSchema,
  release: releaseIdSchema,
  /** Of its record, and so of all its files. */
  digest: integritySchema,
  /** Of scripts and style sheets, as browsers check them. */
  files: z.record(z.string(), z.object({ sha256: sha256Schema, signature: signatureSchema })),
  /** Addresses that its record names, as `/mentors/:`. The first module that goes live with one owns it. */
  paths: z.array(pathPatternSchema).max(MOST_PATHS).optional(),
});

const decided = { at, module: moduleNameSchema, after };
const rollbackSchema = z.looseObject({ ...decided, action: z.literal('rollback'), to: releaseIdSchema.optional() });
const stopSchema = z.looseObject({ ...decided, action: z.literal('stop') });
const resumeSchema = z.looseObject({ ...decided, action: z.literal('resume') });
const pauseSchema = z.looseObject({ ...decided, action: z.literal('pause') });
const continueSchema = z.looseObject({ ...decided, action: z.literal('continue') });

/** As in `changeReleaseSchema`, without the reason: the log is public. */
const changeSchema = z.discriminatedUnion('action', [
  z.looseObject({
    ...decided,
    action: z.literal('activate'),
    release: releaseIdSchema,
    percent: percentSchema,
    steps: z.array(percentSchema).optional(),
    pauseMinutes: z.int().min(1).optional(),
  }),
  rollbackSchema,
  stopSchema,
  resumeSchema,
  pauseSchema,
  continueSchema,
]);

/** What the API may decide without anybody's key. */
const nightSchema = z.discriminatedUnion('action', [
  rollbackSchema,
  stopSchema,
  resumeSchema,
  pauseSchema,
  continueSchema,
  /** To the next share of the plan that somebody has signed. */
  z.looseObject({ ...decided, action: z.literal('step') }),
  z.looseObject({ ...decided, action: z.literal('prune'), release: releaseIdSchema }),
]);

const adoptSchema = z.looseObject({ ...decided, channel: z.looseObject(channelSchema.omit({ digests: true }).shape) });
const previewSchema = z.looseObject({
  at,
  module: moduleNameSchema,
  release: releaseIdSchema,
  id: z.uuid(),
  expiresAt: z.iso.datetime(),
});
const pathSchema = z.looseObject({ at, path: z.string().min(1).max(LONGEST_PATH), module: moduleNameSchema });

function entryOf<Kind extends string, Statement extends z.ZodType>(kind: Kind, statement: Statement) {
  return z.object({ kind: z.literal(kind), statement, key: publicKeySchema, signature: signatureSchema });
}

/** One line of the log: what was said, and by which key. */
export const logEntrySchema = z
  .discriminatedUnion('kind', [
    entryOf('keys', keysSchema),
    entryOf('release', releaseSchema),
    entryOf('change', changeSchema),
    entryOf('night', nightSchema),
    entryOf('adopt', adoptSchema),
    entryOf('preview', previewSchema),
    entryOf('path', pathSchema),
  ])
  .meta({ id: 'LogEntry' });

/** Keys, adoptions, paths and signatures of ops; besides, what a restored database has lost. */
export const appendToLogSchema = z.object({ entries: z.array(logEntrySchema).min(1).max(MOST_AT_ONCE) });

export const releaseLogQuerySchema = z.object({ from: z.coerce.number().int().min(0).max(MOST_ENTRIES).default(0) });

/** A page of the log, and the head of all of it. */
export const releaseLogSchema = z
  .object({
    from: z.int().min(0),
    entries: z.array(logEntrySchema).max(MOST_IN_A_PAGE),
    /** `null` while nothing is in it. */
    head: logHeadSchema.nullable(),
  })
  .meta({ id: 'ReleaseLog' });
