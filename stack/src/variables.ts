import { variable, wholeNumber } from '@crewdeck/releases/variables';
import { z } from 'zod';
import { DEFAULT_DATA_DIRECTORY } from '#bin/checkout.mjs';

function port(fallback: number, meaning: string) {
  return wholeNumber(1, 65_535, fallback, 'a port', meaning);
}

/** Every environment variable of the stack and of the tests. Its default is what the schema makes of `undefined`. */
export const VARIABLES = {
  EDGE_PORT: port(3000, 'the address that a browser opens'),
  API_PORT: port(3001, 'the API'),
  AUTH_EMULATOR_PORT: port(9099, 'sign-in'),
  POSTGRES_PORT: port(54_320, 'the database'),
  MAILBOX_PORT: port(8_025, 'the mailbox, as a browser opens it'),
  SMTP_PORT: port(1_025, 'where the mailbox takes email'),
  CREWDECK_DATA: variable(
    z.string().default(DEFAULT_DATA_DIRECTORY),
    'a folder',
    'folder of all state: database, accounts, releases, logs; two stacks need two. The `release` command reads it too',
  ),
  POSTGRES_PROGRAMS: variable(
    z.string().optional(),
    'a folder with the programs of a PostgreSQL',
    'folder of `postgres` and `initdb`, 15 to 18, in place of those that come along (18): `/usr/lib/postgresql/15/bin`. Data of another major version is refused',
  ),
  CHROMIUM_PATH: variable(
    z.string().optional(),
    'the path of a Chromium',
    'the browser of `npm test`; without it an installed one, else the one of Playwright; for root, else the one of `apt-get`',
  ),
  NO_COLOR: variable(z.string().optional(), 'anything', 'when set, progress is printed without colours'),
};
