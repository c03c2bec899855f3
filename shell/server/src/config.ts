import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);

/** Settings of the edge, one environment variable each. */
const configSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  API_URL: z.url().default('http://127.0.0.1:3001'),
  RELEASES_DIR: z.string().default('.data/releases'),
  REGISTRY_FILE: z.string().default('.data/registry.json'),
  FIREBASE_PROJECT_ID: z.string().default('demo-crewdeck'),
  FIREBASE_API_KEY: z.string().default('demo-api-key'),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_URL: z.url().optional(),
  MODULE_LOAD_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(10_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type EdgeConfig = z.infer<typeof configSchema>;

/** @throws Error with one line per wrong variable. */
export function parseConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  const result = configSchema.safeParse(environment);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The edge can't start with these settings:\n${lines.join('\n')}`);
}
