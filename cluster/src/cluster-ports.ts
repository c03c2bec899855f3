import { findFreePorts, type StackPorts } from '@crewdeck/stack';

/** One database of the cluster: PostgreSQL, and Patroni that answers what it is. */
export interface DatabasePorts {
  readonly postgres: number;
  readonly rest: number;
}

/** Ports of a cluster, all on the loopback interface. */
export interface ClusterPorts {
  /** Where people come in. */
  readonly pages: number;
  /** Where edges find an API, and APIs the primary and the replica. */
  readonly calls: number;
  readonly primary: number;
  readonly replica: number;
  readonly edges: readonly [number, number];
  readonly apis: readonly [number, number, number];
  readonly databases: readonly [DatabasePorts, DatabasePorts];
  readonly etcd: number;
  readonly etcdPeer: number;
  readonly store: number;
  /** What is as in a stack: people come in, and find an API, by the doors above. */
  readonly stack: StackPorts;
}

/** Free ones, but for the address that a person types. */
export async function findClusterPorts(pages: number): Promise<ClusterPorts> {
  const [stack, ...others] = [
    await findFreePorts(),
    await findFreePorts(),
    await findFreePorts(),
    await findFreePorts(),
  ];
  const free = others.flatMap((block) => Object.values(block) as number[]);
  const next = () => free.pop() ?? 0;
  const calls = next();
  return {
    pages,
    calls,
    primary: next(),
    replica: next(),
    edges: [next(), next()],
    apis: [next(), next(), next()],
    databases: [
      { postgres: next(), rest: next() },
      { postgres: next(), rest: next() },
    ],
    etcd: next(),
    etcdPeer: next(),
    store: next(),
    stack: { ...stack, edge: pages, api: calls },
  };
}
