import { z } from 'zod';
import { DEFAULT_DATA_DIRECTORY } from '#bin/checkout.mjs';

/** A variable that is left blank is not set. */
const blankIsUnset = (text: unknown) => text || undefined;

function port(fallback: number, meaning: string) {
  const schema = z.coerce.number().int().min(1).max(65_535).default(fallback);
  return z.preprocess(blankIsUnset, schema).meta({ takes: 'a port number from 1 to 65535', meaning });
}

function text<S extends z.ZodType>(schema: S, takes: string, meaning: string) {
  return z.preprocess(blankIsUnset, schema).meta({ takes, meaning });
}

/** Every environment variable of the stack and of the tests. Its default is what the schema makes of `undefined`. */
export const VARIABLES = {
  EDGE_PORT: port(3000, 'the address that a browser opens'),
  API_PORT: port(3001, 'the API'),
  AUTH_EMULATOR_PORT: port(9099, 'sign-in'),
  POSTGRES_PORT: port(54_320, 'the database'),
  CREWDECK_DATA: text(
    z.string().default(DEFAULT_DATA_DIRECTORY),
    'a folder',
    'folder of all state: database, accounts, releases, logs; two stacks need two. The `release` command reads it too',
  ),
  CHROMIUM_PATH: text(
    z.string().optional(),
    'the path of a Chromium',
    'the browser of `npm test`; without it an installed one, else one that is fetched',
  ),
  NO_COLOR: text(z.string().optional(), 'anything', 'when set, progress is printed without colours'),
};
