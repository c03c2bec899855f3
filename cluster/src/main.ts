import { join } from 'node:path';
import { parseSettings, requireFreePorts } from '@crewdeck/stack';
import { dataDirectory } from '@crewdeck/stack/bin/checkout.mjs';
import { Failure } from '@crewdeck/stack/bin/failure.mjs';
import { step } from '@crewdeck/stack/bin/progress.mjs';
import { Cluster } from './cluster.ts';
import { findClusterPorts } from './cluster-ports.ts';
import { runDeploy, runDeployFrom } from './deploy.ts';
import { findEngines } from './engines.ts';
import { runFaults } from './faults.ts';
import { runRestore } from './restore.ts';
import { Versions } from './versions.ts';

interface Program {
  readonly run: (cluster: Cluster, argument?: string) => Promise<void>;
  /** What may be said besides its name. */
  readonly takes?: string;
}

const PROGRAMS: Readonly<Record<string, Program>> = {
  faults: { run: runFaults, takes: 'pattern' },
  deploy: { run: runDeploy, takes: 'commit before' },
  restore: { run: runRestore },
};

/**
 * `npm run cluster`, once everything is built: starts the cluster and leaves it running, or does something with it and stops.
 *
 * @param args the name of a program and what it takes: `faults` a pattern of those that are wanted, `deploy` a commit to begin from
 * @throws Failure with one sentence
 */
export async function run(args: string[], environment: Record<string, string | undefined>): Promise<void> {
  const [name, argument, ...rest] = args;
  const program = name === undefined ? null : PROGRAMS[name];
  if (program === undefined || rest.length > 0 || (argument !== undefined && !program?.takes))
    throw new Failure(`npm run cluster takes nothing, or one of: ${usage()}.`);
  const { ports } = parseSettings([], environment);
  const versions = name === 'deploy' && argument !== undefined ? await Versions.pack(argument) : null;
  const clusterPorts = await findClusterPorts(ports.edge);
  await requireFreePorts(clusterPorts.stack, 'npm run cluster');
  const cluster = new Cluster({
    engines: findEngines(),
    ports: clusterPorts,
    folder: join(dataDirectory(environment), 'cluster'),
    versionFolder: versions?.live,
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
    else await program.run(cluster, argument);
    await cluster.stop();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

function usage(): string {
  return Object.entries(PROGRAMS)
    .map(([name, { takes }]) => (takes ? `${name} [${takes}]` : name))
    .join(', ');
}
