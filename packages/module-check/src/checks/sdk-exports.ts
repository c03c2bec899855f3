import type { Environment } from '../environment/environment.ts';
import type { Finding } from '../finding.ts';
import type { Subject } from '../subject.ts';

const SDK = '@crewdeck/module-sdk';

/** What a module takes from the SDK is in the one that the live shell gives. */
export function checkSdkExports({ scripts }: Subject, { host, shellNames }: Environment): Finding[] {
  return scripts.flatMap(({ file, imports }) =>
    imports
      .filter(({ from }) => from === SDK)
      .flatMap(({ names, line }) => names.filter((name) => !shellNames.has(name)).map((name) => ({ name, line })))
      .map(({ name, line }) => ({
        check: 'sdk',
        text: `${name} is not in the module SDK of the live shell, ${host.provides.sdk}.`,
        file,
        line,
      })),
  );
}
