import { z } from 'zod';
import { LIMITS, RELEASE_ACTIONS, RELEASE_OUTCOMES } from './constants.ts';
import { percentSchema } from './registry.schema.ts';
import { moduleNameSchema, releaseIdSchema, releaseVersionSchema } from './release-ids.schema.ts';
import { text } from './text.schema.ts';

const reasonSchema = text({ min: 1, max: LIMITS.releaseReason });

/** Revision of the module's channel that the change was decided on. Another one by now: 409 `release.changed_meanwhile`. */
const expectedRevision = z.int().min(0);

/** A change of what is out, decided by a person, a pipeline or the guard. */
export const changeReleaseSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('activate'),
    release: releaseIdSchema,
    /** Below 100 it becomes the canary, and the live release stays. At 100 it is live, and a canary ends. */
    percent: percentSchema.default(100),
    reason: reasonSchema.optional(),
    expectedRevision,
  }),
  z.object({
    action: z.literal('rollback'),
    /** Left out: the last good release. A canary ends with it. */
    to: releaseIdSchema.optional(),
    reason: reasonSchema,
    expectedRevision,
  }),
  z.object({ action: z.literal('end_canary'), reason: reasonSchema.optional(), expectedRevision }),
  z.object({ action: z.literal('stop'), reason: reasonSchema, expectedRevision }),
  z.object({ action: z.literal('resume'), reason: reasonSchema.optional(), expectedRevision }),
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

/** Page loads of one release in the last hour. A load that saw a start failure counts as failed. */
const releaseLoadsSchema = z
  .object({ release: releaseIdSchema, ok: z.int().min(0), failed: z.int().min(0) })
  .meta({ id: 'ReleaseLoads' });

/** What fails in a release, where and in which browser: one row for all reports that agree in these. */
export const releaseFailureSchema = z
  .object({
    release: releaseIdSchema,
    outcome: z.enum(RELEASE_OUTCOMES).exclude(['ok']),
    /** Pattern of the page, as `/projects/:id`; `null` where the report named none. */
    route: z.string().nullable(),
    /** Name and major version, as `Firefox 128`. */
    browser: z.string(),
    /** Of the latest report. */
    message: z.string().nullable(),
    /** Reports in the last hour. */
    count: z.int().min(1),
    /** Of the release's loads in the last hour, from 0 to 1. */
    share: z.number().min(0).max(1),
    /** The same of the release before, with this outcome on this page in any browser; `null` where that has no loads. */
    shareBefore: z.number().min(0).max(1).nullable(),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
  })
  .meta({ id: 'ReleaseFailure' });

/** Something about a module that somebody of ops should know now, as the API judges it: the ops page and the command only show it. */
export const moduleProblemSchema = z
  .object({
    kind: z.enum(['stopped', 'cant_start', 'fails', 'widget', 'path', 'edge']),
    /** `danger`: people are without a page now. `warning`: worth a look. */
    severity: z.enum(['danger', 'warning']),
    release: releaseIdSchema.nullable(),
    /** A sentence with outcome, page, browser and figures. */
    text: z.string(),
    /** The change that would most likely help. */
    remedy: z.enum(['rollback', 'end_canary', 'resume', 'activate']).nullable(),
  })
  .meta({ id: 'ModuleProblem' });

export const moduleStatusSchema = z
  .object({
    module: moduleNameSchema,
    /** Of this module's channel, for the next change. */
    revision: z.int().min(0),
    live: releaseSummarySchema,
    liveSince: z.iso.datetime(),
    lastGood: releaseSummarySchema.nullable(),
    canary: releaseSummarySchema.extend({ percent: percentSchema, since: z.iso.datetime() }).nullable(),
    stopped: z.object({ reason: z.string(), by: z.string(), since: z.iso.datetime() }).nullable(),
    /** Of the live release, the last good one and the canary. */
    loads: z.array(releaseLoadsSchema),
    /** Of the live release and the canary, the most frequent first; at most 20. */
    failures: z.array(releaseFailureSchema),
    /** The worst first. */
    problems: z.array(moduleProblemSchema),
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
    /** Those that have asked for the registry within the last minute and share the secret of edge reports with the API. */
    edges: z.array(edgeStatusSchema),
    /** The latest first, at most 20. */
    events: z.array(releaseEventSchema),
  })
  .meta({ id: 'ReleasesStatus' });

/** A kept release, and whether it could go live at this moment. */
export const keptReleaseSchema = releaseSummarySchema
  .extend({
    /** Sentences; empty when it could go live. */
    problems: z.array(z.string()),
    /** Why it is kept: `live`, `last good`, `next last good` (after a rollback), `canary`, `in use`, `preview`; empty when it is pruned once it is old. */
    neededAs: z.array(z.enum(['live', 'last good', 'next last good', 'canary', 'in use', 'preview'])),
  })
  .meta({ id: 'KeptRelease' });

/** The latest published first. */
export const keptReleasesSchema = z.array(keptReleaseSchema);

export const publishedReleaseSchema = z
  .object({
    release: releaseIdSchema,
    /** `false` when the same release was registered before. */
    isNew: z.boolean(),
    problems: z.array(z.string()),
  })
  .meta({ id: 'PublishedRelease' });

const TOKEN_NAME = 60;

/** A deploy token lets a squad's pipeline release one module. Its secret is shown once. */
export const createDeployTokenSchema = z.object({
  module: moduleNameSchema,
  /** The name that events give to who shows it. A token of the same module and name is revoked by the new one. */
  name: text({ min: 1, max: TOKEN_NAME }),
});

export const deployTokenSchema = createDeployTokenSchema
  .extend({
    id: z.uuid(),
    createdAt: z.iso.datetime(),
    /** To the hour. */
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DeployToken' });

export const createdDeployTokenSchema = deployTokenSchema
  .extend({ token: z.string() })
  .meta({ id: 'CreatedDeployToken' });
