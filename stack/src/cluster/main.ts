import { join } from 'node:path';
import { dataDirectory } from '#bin/checkout.mjs';
import { Failure } from '#bin/failure.mjs';
import { step } from '#bin/progress.mjs';
import { parseSettings } from '../settings.ts';
import { Cluster } from './cluster.ts';
import { findClusterPorts } from './cluster-ports.ts';
import { runDeploy, runDeployFrom } from './deploy.ts';
import { findEngines } from './engines.ts';
import { runFaults } from './faults.ts';
import { runRestore } from './restore.ts';
import { Versions } from './versions.ts';

type Program = (cluster: Cluster, which: string) => Promise<void>;

const PROGRAMS: Readonly<Record<string, Program>> = { faults: runFaults, deploy: runDeploy, restore: runRestore };

/**
 * `npm run cluster`, once everything is built: starts the cluster and leaves it running, or does something with it and stops.
 *
 * @param args the name of a program, and for `faults` a pattern of those that are wanted
 * @throws Failure with one sentence
 */
export async function run([name, ...rest]: string[], environment: Record<string, string | undefined>): Promise<void> {
  const [ref, ...more] = name === 'deploy' ? rest : [undefined, ...rest];
  const [which = '', ...unknown] = name === 'faults' ? more : ['', ...more];
  const program = name === undefined ? null : PROGRAMS[name];
  if (program === undefined || unknown.length > 0)
    throw new Failure(`npm run cluster takes nothing, or one of: ${Object.keys(PROGRAMS).join(', ')} [commit before].`);
  const { ports } = parseSettings([], environment);
  const versions = ref === undefined ? null : await Versions.pack(ref);
  const cluster = new Cluster({
    engines: await findEngines(),
    ports: await findClusterPorts(ports.edge),
    folder: join(dataDirectory(environment), 'cluster'),
    versionFolder: versions?.live,
    isCuttable: program === runFaults,
    step,
    listener: { crashed: console.error, gaveUp: console.error },
  });
  const stop = () => void cluster.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  try {
    await cluster.start();
    console.log(`\nCrewdeck runs at ${cluster.url}. Ctrl-C stops everything.`);
    if (!program) return;
    if (versions) await runDeployFrom(cluster, versions);
    else await program(cluster, which);
    await cluster.stop();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
