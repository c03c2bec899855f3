import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeFileAtomically } from './atomic-file.ts';
import { moduleNameSchema, releaseIdSchema } from './release-record.ts';

/** Which release of each module, and of the shell, a page load gets. The only mutable thing about releases. */
export const registrySchema = z.object({
  schemaVersion: z.literal(1),
  /** Grows by one with every change. */
  revision: z.int().min(0),
  modules: z.record(moduleNameSchema, z.object({ live: releaseIdSchema })),
});

export type Registry = z.infer<typeof registrySchema>;

export const EMPTY_REGISTRY: Registry = { schemaVersion: 1, revision: 0, modules: {} };

/** @throws Error when the text is not a registry: a sentence that names the first wrong place. */
export function parseRegistry(text: string): Registry {
  const result = registrySchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`The registry is not valid at "${issue?.path.join('.')}": ${issue?.message}.`);
}

/** The registry in a file; an empty one when there is no file yet. */
export async function readRegistry(file: string): Promise<Registry> {
  try {
    return parseRegistry(await readFile(file, 'utf8'));
  } catch (error) {
    if (isMissing(error)) return EMPTY_REGISTRY;
    throw error;
  }
}

export async function writeRegistry(file: string, registry: Registry): Promise<void> {
  await writeFileAtomically(file, `${JSON.stringify(registry, null, 2)}\n`);
}

/** The registry after a release went live; the same one when it already was. */
export function withLive(registry: Registry, module: string, releaseId: string): Registry {
  if (registry.modules[module]?.live === releaseId) return registry;
  return {
    ...registry,
    revision: registry.revision + 1,
    modules: { ...registry.modules, [module]: { live: releaseId } },
  };
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
