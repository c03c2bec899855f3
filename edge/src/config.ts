import { isGuessableKey } from '@crewdeck/releases';
import { z } from 'zod';
import { VARIABLES } from './variables.ts';

const configSchema = z.object(VARIABLES);

export type EdgeConfig = z.infer<typeof configSchema>;
type Variable = keyof EdgeConfig;

/** @throws Error with one line per wrong variable. */
export function parseConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  const { success, data, error } = configSchema.safeParse(environment);
  const wrong = success ? dangersInProduction(data) : error.issues.map(({ path }) => sentenceFor(path[0] as Variable));
  if (success && wrong.length === 0) return data;
  throw new Error(`The edge can't start with these settings:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
}

/** Where the identity provider shows its own sign-in pages. */
export function authDomainOf({ FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID }: EdgeConfig): string {
  return FIREBASE_AUTH_DOMAIN ?? `${FIREBASE_PROJECT_ID}.firebaseapp.com`;
}

function sentenceFor(variable: Variable): string {
  return `${variable}: it takes ${VARIABLES[variable].meta()?.takes}.`;
}

/** What must not be served to the public: an emulator that lets everybody in, and keys that are no secret to anybody. */
function dangersInProduction(config: EdgeConfig): string[] {
  if (config.NODE_ENV !== 'production') return [];
  const mustBeSet = (['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID'] as const).filter((it) =>
    config[it].startsWith('demo-'),
  );
  const mustNotBeSet = (['FIREBASE_AUTH_EMULATOR_URL', 'DEV_MODULE'] as const).filter((it) => config[it]);
  return [
    ...mustNotBeSet.map((it) => `${it}: it must not be set in production.`),
    ...mustBeSet.map((it) => `${it}: production needs a real one, and "demo-" is the emulator’s.`),
    ...(config.PREVIEW_KEYS.some(isGuessableKey) ? ['PREVIEW_KEYS: they must be random in production.'] : []),
  ];
}
