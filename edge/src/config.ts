import { isGuessableSecret } from '@crewdeck/releases';
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

/** Under which people know this edge. What a request says of it is never repeated. */
export function originOf({ PUBLIC_ORIGIN, PORT }: EdgeConfig): string {
  return PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;
}

function sentenceFor(variable: Variable): string {
  return `${variable}: it takes ${VARIABLES[variable].meta()?.takes}.`;
}

/** What must not be served to the public: an emulator that lets everybody in, secrets that can be guessed, unsigned releases. */
function dangersInProduction(config: EdgeConfig): string[] {
  if (config.NODE_ENV !== 'production') return [];
  const mustBeSet = (['PUBLIC_ORIGIN', 'RELEASE_KEYS'] as const).filter((it) => !config[it]);
  const mustBeReal = (['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID'] as const).filter((it) =>
    config[it].startsWith('demo-'),
  );
  const mustBeRandom = (['PREVIEW_SECRETS', 'SOURCE_MAP_SECRETS', 'EDGE_REPORT_SECRETS'] as const).filter((it) =>
    config[it].some(isGuessableSecret),
  );
  return [
    ...(config.FIREBASE_AUTH_EMULATOR_URL ? ['FIREBASE_AUTH_EMULATOR_URL: it must not be set in production.'] : []),
    ...mustBeSet.map((it) => `${it}: it must be set in production.`),
    ...mustBeReal.map((it) => `${it}: production needs a real one, and "demo-" is the emulator’s.`),
    ...mustBeRandom.map((it) => `${it}: they must be random in production.`),
  ];
}
