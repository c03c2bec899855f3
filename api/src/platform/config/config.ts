import { z } from 'zod';
import { dangersInProduction } from './production.rules.ts';
import { faultyPushVariables } from './push.rules.ts';
import { type Config, VARIABLES } from './variables.ts';

const configSchema = z.object(VARIABLES).superRefine((config, context) => {
  const faulty = [...missingMailVariables(config), ...faultyPushVariables(config)];
  for (const name of faulty) context.addIssue({ code: 'custom', path: [name] });
});

/** The environment is not usable; `message` has one sentence per variable, each on its own line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

export function parseConfig(environment: Environment): Config {
  const { success, data, error } = configSchema.safeParse(environment);
  if (!success) throw new ConfigError(sentencesOf(error, environment));
  const dangers = data.NODE_ENV === 'production' ? dangersInProduction(data, environment) : [];
  if (dangers.length > 0) throw new ConfigError(dangers.join('\n'));
  return data;
}

function sentencesOf(error: z.ZodError, environment: Environment): string {
  const names = new Set(error.issues.map(({ path }) => path[0] as keyof Config));
  const sentences = [...names].map((name) => {
    const { takes } = VARIABLES[name].meta() ?? {};
    return `${name} ${environment[name]?.trim() ? 'is not valid' : 'is missing'}: it takes ${takes}.`;
  });
  return sentences.join('\n');
}

/** Names of those without which no email can be sent, where a mail server is named. */
function missingMailVariables({ SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN, UNSUBSCRIBE_SECRETS }: Config): (keyof Config)[] {
  if (SMTP_URL === undefined) return [];
  const given = { MAIL_FROM, PUBLIC_ORIGIN, UNSUBSCRIBE_SECRETS: UNSUBSCRIBE_SECRETS[0] };
  return (Object.keys(given) as (keyof typeof given)[]).filter((name) => given[name] === undefined);
}
