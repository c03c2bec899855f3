import type { ClusterPorts, DatabasePorts } from './cluster-ports.ts';
import type { Links } from './links.ts';

/** By which ports a database reaches etcd, and others of its kind reach it. */
export interface DatabaseWays {
  readonly etcd: number;
  readonly peers: DatabasePorts;
}

/** By which ports HAProxy reaches the others. */
export interface HaproxyWays {
  readonly edges: readonly number[];
  readonly apis: readonly number[];
  readonly databases: readonly DatabasePorts[];
}

/** By which ports parts reach each other. */
export interface ClusterWays {
  readonly ofHaproxy: HaproxyWays;
  readonly ofApis: readonly Pick<ClusterPorts, 'primary' | 'replica'>[];
  readonly ofEdges: readonly Pick<ClusterPorts, 'calls' | 'store'>[];
  readonly ofDatabases: readonly DatabaseWays[];
}

/** As if each part were a machine: `haproxy`, `etcd`, `store`, `api1`, `edge1`, `db1` and so on. */
export async function waysOver(links: Links, ports: ClusterPorts): Promise<ClusterWays> {
  const numbered = <Port, Way>(name: string, list: readonly Port[], way: (own: string, port: Port) => Promise<Way>) =>
    Promise.all(list.map((port, index) => way(`${name}${index + 1}`, port)));
  const toHaproxy = (own: string, port: number) => links.lay('haproxy', own, port);
  const both = async ({ postgres, rest }: DatabasePorts, one: string, other: string) => ({
    postgres: await links.lay(one, other, postgres),
    rest: await links.lay(one, other, rest),
  });
  const peerOf = (own: string) => (own === 'db1' ? 'db2' : 'db1');
  return {
    ofHaproxy: {
      edges: await numbered('edge', ports.edges, toHaproxy),
      apis: await numbered('api', ports.apis, toHaproxy),
      databases: await numbered('db', ports.databases, (own, place) => both(place, 'haproxy', own)),
    },
    ofApis: await numbered('api', ports.apis, async (own) => ({
      primary: await toHaproxy(own, ports.primary),
      replica: await toHaproxy(own, ports.replica),
    })),
    ofEdges: await numbered('edge', ports.edges, async (own) => ({
      calls: await toHaproxy(own, ports.calls),
      store: await links.lay('store', own, ports.store),
    })),
    ofDatabases: await numbered('db', ports.databases, async (own, place) => ({
      etcd: await links.lay('etcd', own, ports.etcd),
      peers: await both(place, own, peerOf(own)),
    })),
  };
}
