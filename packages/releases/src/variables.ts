import { z } from 'zod';

/** A variable that is left blank is not set. */
const blankIsUnset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

/**
 * One environment variable of a process. Its default is what the schema makes of `undefined`.
 *
 * @param takes completes "it takes …", for people who have set it wrong
 * @param meaning is the cell of the documentation's table
 */
export function variable<S extends z.ZodType>(schema: S, takes: string, meaning: string) {
  return z.preprocess(blankIsUnset, schema).meta({ takes, meaning });
}

/** A whole number within its bounds; `what` it is begins the sentence, such as `a port`. */
export function wholeNumber(minimum: number, maximum: number, fallback: number, what: string, meaning: string) {
  const schema = z.coerce.number().int().min(minimum).max(maximum).default(fallback);
  return variable(schema, `${what} between ${minimum} and ${maximum}`, meaning);
}

export function milliseconds(minimum: number, maximum: number, fallback: number, meaning: string) {
  return wholeNumber(minimum, maximum, fallback, 'a time in milliseconds', meaning);
}

const logLevels = z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']);

/** `LOG_LEVEL` of API and edge, by the names of the log library. */
export const logLevel = variable(
  logLevels.default('info'),
  `one of ${logLevels.options.join(', ')}`,
  logLevels.options.map((level) => `\`${level}\``).join(', '),
);
