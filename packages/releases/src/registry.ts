import type { Registry } from '@crewdeck/contract';
import { registrySchema } from '@crewdeck/contract/schemas';

export const EMPTY_REGISTRY: Registry = { schemaVersion: 3, revision: 0, modules: {} };

/** @throws Error when the text is not a registry: a sentence that names the first wrong place. */
export function parseRegistry(text: string): Registry {
  const result = registrySchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`The registry is not valid at "${issue?.path.join('.')}": ${issue?.message}.`);
}
