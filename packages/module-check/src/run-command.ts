import { parseArgs } from 'node:util';
import { checkModule } from './check-module.ts';
import { readEnvironment } from './environment/read-environment.ts';
import { describeFindings } from './finding.ts';
import { readSubject } from './read-subject.ts';

const USAGE = `crewdeck-module check [--against URL] [--json]

Checks the module in this folder, after its build: everything that the registry asks for, and more.

--against  origin of the pages of a running Crewdeck: what is live there is what the module must fit. No right is needed for
           it. Left out, CREWDECK_SITE says it
--json     the findings as JSON

It ends with 0 when the module is in order, with 1 when it is not, with 2 when it could not be checked.`;

interface Output {
  /** The answer. */
  say: (text: string) => void;
  /** Everything else. */
  tell: (text: string) => void;
}

/** Does what the arguments say, and never throws. */
export async function runCommand(
  args: readonly string[],
  directory: string,
  { say, tell }: Output,
): Promise<0 | 1 | 2> {
  try {
    const { positionals, values } = parse(args);
    if (values.help || positionals.join(' ') !== 'check') {
      (values.help ? say : tell)(USAGE);
      return values.help ? 0 : 2;
    }
    const site = values.against ?? process.env.CREWDECK_SITE;
    const subject = await readSubject(directory);
    const findings = checkModule(subject, site ? await readEnvironment(site) : null);
    say(
      values.json
        ? JSON.stringify({ module: subject.module, findings }, null, 2)
        : describeFindings(subject.module, findings),
    );
    return findings.length === 0 ? 0 : 1;
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { against: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
}
