import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);

const DEMO_API_KEY = 'demo-api-key';
const SHORTEST_PREVIEW_KEY = 32;
/** Words that people put where a random key belongs. */
const WELL_KNOWN_KEY = /crewdeck|preview|secret|example|change|local|password|demo|0123456789|abcdefgh/i;
const FEWEST_CHARACTERS = 10;

const previewKeys = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((key) => key.trim())
      .filter((key) => key.length > 0),
  )
  .refine((keys) => keys.every((key) => key.length >= SHORTEST_PREVIEW_KEY), {
    message: `must be secrets of at least ${SHORTEST_PREVIEW_KEY} characters, separated by commas`,
  });

const DEV_MODULE = /^([a-z][a-z0-9-]*)=(https?:\/\/[\w.:-]+)$/;

/** `mf-profile=http://127.0.0.1:4000`: a module, and the server that builds it anew with every change. */
const devModule = z
  .string()
  .regex(DEV_MODULE, 'must be <module>=<origin>')
  .transform((text) => {
    const [, module = '', origin = ''] = DEV_MODULE.exec(text) ?? [];
    return { module, origin };
  })
  .optional();

/** Settings of the edge, one environment variable each. */
const configSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  API_URL: z.url().default('http://127.0.0.1:3001'),
  RELEASES_STORE: z.string().default('.data/releases'),
  RELEASES_CACHE_DIR: z.string().default('.data/release-cache'),
  REGISTRY_FILE: z.string().default('.data/registry.json'),
  PREVIEW_KEYS: previewKeys,
  DEV_MODULE: devModule,
  FIREBASE_PROJECT_ID: z.string().default('demo-crewdeck'),
  FIREBASE_API_KEY: z.string().default(DEMO_API_KEY),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_URL: z.url().optional(),
  MODULE_LOAD_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(10_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type EdgeConfig = z.infer<typeof configSchema>;

/** What must not be served to the public: an emulator that lets everybody in, and keys that are no secret to anybody. */
const publicConfigSchema = configSchema.superRefine((config, context) => {
  if (config.NODE_ENV !== 'production') return;
  const refuse = (variable: keyof EdgeConfig, message: string) =>
    context.addIssue({ code: 'custom', path: [variable], message });
  if (config.FIREBASE_AUTH_EMULATOR_URL) refuse('FIREBASE_AUTH_EMULATOR_URL', 'must not be set in production');
  if (config.DEV_MODULE) refuse('DEV_MODULE', 'must not be set in production');
  if (config.FIREBASE_API_KEY === DEMO_API_KEY) refuse('FIREBASE_API_KEY', 'must be set in production');
  if (config.FIREBASE_PROJECT_ID.startsWith('demo-')) refuse('FIREBASE_PROJECT_ID', 'must be set in production');
  if (config.PREVIEW_KEYS.some(isGuessable)) refuse('PREVIEW_KEYS', 'must be random in production');
});

/** Written in a manual, or with so few different characters that nobody has drawn it by lot. */
function isGuessable(key: string): boolean {
  return WELL_KNOWN_KEY.test(key) || new Set(key).size < FEWEST_CHARACTERS;
}

/** @throws Error with one line per wrong variable. */
export function parseConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  const result = publicConfigSchema.safeParse(environment);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The edge can't start with these settings:\n${lines.join('\n')}`);
}
