import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SQUAWK = fileURLToPath(new URL('../node_modules/.bin/squawk', import.meta.url));
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
  const { stdout, stderr } = spawnSync(
    SQUAWK,
    ['--reporter=json', '--pg-version=15', `--exclude=${NO_MATTER_HERE.join(',')}`, ...transaction],
    { input: `${statements.join(';\n')};\n`, encoding: 'utf8' },
  );
  if (!stdout) throw new Error(`Squawk can't judge migrations on ${process.platform} ${process.arch}: ${stderr}`);
  return (JSON.parse(stdout) as Finding[]).map(({ rule_name, message }) => `${rule_name}: ${message}`);
}
