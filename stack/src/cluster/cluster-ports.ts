import { findFreePorts } from '../ports.ts';
import type { StackPorts } from '../settings.ts';

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
  /** What is as in a stack, which has other ports for the rest. */
  readonly stack: StackPorts;
}

/** Free ones, but for the address that a person types. */
export async function findClusterPorts(pages: number): Promise<ClusterPorts> {
  const [stack, a, b] = [await findFreePorts(), await findFreePorts(), await findFreePorts()];
  return {
    pages,
    ...{ calls: a.edge, primary: a.api, replica: a.authEmulator, etcd: a.postgres, etcdPeer: a.mailbox, store: a.smtp },
    edges: [b.edge, b.api],
    apis: [b.authEmulator, b.postgres, b.mailbox],
    databases: [
      { postgres: stack.api, rest: stack.postgres },
      { postgres: stack.mailbox, rest: stack.smtp },
    ],
    stack: { ...stack, edge: pages, api: a.edge },
  };
}
