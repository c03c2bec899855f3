import { z } from 'zod';
import { LIMITS, RELEASE_ACTIONS } from './constants.ts';
import { percentSchema } from './registry.schema.ts';
import { moduleNameSchema, pathPatternSchema, releaseIdSchema, releaseVersionSchema } from './release-ids.schema.ts';
import { logEntrySchema } from './release-log.schema.ts';
import { text } from './text.schema.ts';

const reasonSchema = text({ min: 1, max: LIMITS.releaseReason });

/** Revision of the module's channel that the change was decided on. Another one by now: 409 `release.changed_meanwhile`. */
const expectedRevision = z.int().min(0);

/** The same under somebody's key, for the log; needed where releases are signed. */
const entry = logEntrySchema.optional();

const MOST_STEPS = 10;
const LONGEST_STEP_MINUTES = 7 * 24 * 60;

/** Shares of the browsers that a canary gets one after the other, as 5, 25, 100. The first one is `percent`. */
const stepsSchema = z
  .array(percentSchema)
  .min(2)
  .max(MOST_STEPS)
  .refine((steps) => steps.every((step, index) => step > (steps[index - 1] ?? 0)), 'Each step is larger than the last');
/** How long each step lasts at least. */
const pauseMinutesSchema = z.int().min(1).max(LONGEST_STEP_MINUTES);

/** A change of what is out, decided by a person, a pipeline or the guard. */
export const changeReleaseSchema = z.discriminatedUnion('action', [
  z
    .object({
      action: z.literal('activate'),
      release: releaseIdSchema,
      /** Below 100 it becomes the canary, and the live release stays. */
      percent: percentSchema.default(100),
      /** It grows by itself, as long as the guard finds it good. */
      steps: stepsSchema.optional(),
      pauseMinutes: pauseMinutesSchema.optional(),
      reason: reasonSchema.optional(),
      expectedRevision,
      entry,
    })
    .refine(({ percent, steps }) => !steps || steps[0] === percent, { path: ['steps'], error: 'Begin with percent' })
    .refine(({ steps, pauseMinutes }) => (steps === undefined) === (pauseMinutes === undefined), {
      path: ['pauseMinutes'],
      error: 'Goes with steps',
    }),
  z.object({
    action: z.literal('rollback'),
    /** Left out: a running canary is halted; without one, the last good release becomes live. */
    to: releaseIdSchema.optional(),
    reason: reasonSchema,
    expectedRevision,
    entry,
  }),
  z.object({ action: z.literal('stop'), reason: reasonSchema, expectedRevision, entry }),
  z.object({ action: z.literal('resume'), reason: reasonSchema.optional(), expectedRevision, entry }),
  /** The canary stays as it is until it is let go on. */
  z.object({ action: z.literal('pause'), reason: reasonSchema.optional(), expectedRevision, entry }),
  z.object({ action: z.literal('continue'), reason: reasonSchema.optional(), expectedRevision, entry }),
]);

export const releaseSummarySchema = z
  .object({
    release: releaseIdSchema,
    version: releaseVersionSchema,
    commit: z.string().nullable(),
    publishedAt: z.iso.datetime(),
    publishedBy: z.string(),
    /** Why it was rolled back, if it ever was. */
    badReason: z.string().nullable(),
    /** When a page last ran it; `null` when none is known to have. */
    lastSeenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ReleaseSummary' });

/** How one release fared in one minute, or over a time. */
const countsSchema = z.object({ ok: z.int().min(0), failed: z.int().min(0) });

export const releaseHealthSchema = z
  .object({
    release: releaseIdSchema,
    /** Over all of `minutes`. */
    total: countsSchema,
    /** The same of those pages that tell whether somebody is signed in. */
    audiences: z.object({ visitor: countsSchema, member: countsSchema }).optional(),
    /** Oldest first; a minute without reports is left out. */
    minutes: z.array(countsSchema.extend({ at: z.iso.datetime() })),
  })
  .meta({ id: 'ReleaseHealth' });

/** How a canary grows by itself. There is always a next step. */
const canaryPlanSchema = z.object({
  steps: stepsSchema,
  pauseMinutes: pauseMinutesSchema,
  /** The share that comes next. */
  next: percentSchema,
  /** Not before. */
  nextAt: z.iso.datetime(),
  isPaused: z.boolean(),
  /** Why it has not come although its time has, in a sentence. */
  waitsFor: z.string().nullable(),
});

export const moduleStatusSchema = z
  .object({
    module: moduleNameSchema,
    /** Of this module's channel, for the next change. */
    revision: z.int().min(0),
    live: releaseSummarySchema,
    liveSince: z.iso.datetime(),
    lastGood: releaseSummarySchema.nullable(),
    canary: releaseSummarySchema
      .extend({ percent: percentSchema, since: z.iso.datetime(), plan: canaryPlanSchema.nullable().optional() })
      .nullable(),
    stopped: z.object({ reason: z.string(), by: z.string(), since: z.iso.datetime() }).nullable(),
    /** The last hour of the live release and of the canary. */
    health: z.array(releaseHealthSchema),
  })
  .meta({ id: 'ModuleStatus' });

export const releaseEventSchema = z
  .object({
    id: z.string(),
    module: moduleNameSchema,
    action: z.enum(RELEASE_ACTIONS),
    release: releaseIdSchema.nullable(),
    /** What was out before. */
    previous: releaseIdSchema.nullable(),
    percent: percentSchema.nullable(),
    /** A person's e-mail, the name of a deploy token with `(token)` after it, or `guard`. */
    actor: z.string(),
    reason: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ReleaseEvent' });

/** A server that pages come from, by its own word. */
export const edgeStatusSchema = z
  .object({
    name: z.string(),
    /** Of the registry that is in force there. */
    revision: z.int().min(0),
    /** `<module>@<release>` of what that registry names and the edge can't serve at the moment. */
    missing: z.array(z.string()),
    /** Where releases are signed: entries of the log there, and whether it refuses the API's as no continuation of that. */
    log: z.object({ size: z.int().min(0), isForked: z.boolean() }).nullish(),
    seenAt: z.iso.datetime(),
  })
  .meta({ id: 'EdgeStatus' });

/** Everything ops need to see at a glance. */
export const releasesStatusSchema = z
  .object({
    /** Of the whole registry. */
    revision: z.int().min(0),
    /** Version of the contract that this API speaks. */
    contractVersion: releaseVersionSchema,
    modules: z.array(moduleStatusSchema),
    /** From when on the release guard takes a new release back: `failureRate` of at least `minReports` reports. */
    guard: z.object({ failureRate: z.number().min(0).max(1), minReports: z.int().min(1) }),
    /** Those that have asked for the registry within the last minute and share a preview key with the API. */
    edges: z.array(edgeStatusSchema).optional(),
    /** The latest first, at most 20. */
    events: z.array(releaseEventSchema),
  })
  .meta({ id: 'ReleasesStatus' });

/** A kept release, and whether it could go live at this moment. */
export const keptReleaseSchema = releaseSummarySchema
  .extend({
    /** Sentences; empty when it could go live. */
    problems: z.array(z.string()),
    /** Why it can't be pruned now: `live`, `last good`, `next last good` (after a rollback), `canary`, `in use`, `preview`; empty when it can. */
    neededAs: z.array(z.enum(['live', 'last good', 'next last good', 'canary', 'in use', 'preview'])),
  })
  .meta({ id: 'KeptRelease' });

/** The latest published first. */
export const keptReleasesSchema = z.array(keptReleaseSchema);

/** Addresses that belong to one module. */
export const ownedPathSchema = z
  .object({
    path: pathPatternSchema,
    module: moduleNameSchema,
    since: z.iso.datetime(),
    /** Who made the release live that came first with it, or gave it to the module. */
    by: z.string(),
  })
  .meta({ id: 'OwnedPath' });

export const movePathSchema = ownedPathSchema
  .pick({ path: true, module: true })
  /** Signed by ops: the path as `/mentors/:`, and the module. Where the API keeps a log, it takes no other. */
  .extend({ entry });

export const publishedReleaseSchema = z
  .object({
    release: releaseIdSchema,
    /** `false` when the same release was registered before. */
    isNew: z.boolean(),
    problems: z.array(z.string()),
  })
  .meta({ id: 'PublishedRelease' });
