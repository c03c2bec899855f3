import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** It has no types. It says where there is no program for this machine. */
const squawk: { getBinaryPath(): string } = require('squawk-cli/js/index.js');
/** Of style, or of what `migrate()` sees to: transactions and time limits. */
const NO_MATTER_HERE = [
  'prefer-robust-stmts',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-text-field',
  'prefer-identity',
  'prefer-timestamp-tz',
  'require-lock-timeout',
  'require-statement-timeout',
];

interface Finding {
  readonly rule_name: string;
  readonly message: string;
}

/**
 * What in a migration breaks the API of the release before, or keeps calls waiting for as long as a table is read.
 *
 * @param isInTransaction as migrations are, unless they say otherwise
 * @returns a sentence for each finding, of Squawk (https://squawkhq.com/docs/rules)
 */
export function contractsIn(statements: readonly string[], isInTransaction = true): string[] {
  const transaction = isInTransaction ? ['--assume-in-transaction'] : [];
  const { stdout } = spawnSync(
    squawk.getBinaryPath(),
    ['--reporter=json', '--pg-version=15', `--exclude=${NO_MATTER_HERE.join(',')}`, ...transaction],
    { input: `${statements.join(';\n')};\n`, encoding: 'utf8' },
  );
  return (JSON.parse(stdout) as Finding[]).map(({ rule_name, message }) => `${rule_name}: ${message}`);
}
