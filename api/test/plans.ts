import type { SentQuery } from '../src/testing/queries-during.ts';
import type { TestApi } from '../src/testing/test-api.ts';

/** Tables that grow with the product. */
const LARGE = [
  ...['users', 'projects', 'invites', 'project_members', 'interests', 'hackathons', 'activities', 'blocks'],
  ...['quota_uses', 'departures', 'departed_blocks', 'abuse_reports', 'moderation_events'],
  ...['team_searches', 'team_rounds', 'team_proposals', 'team_proposal_parts'],
];

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows that one scan may read for one answer, whatever the size of the table: the newest that are counted are most. */
const MOST_READ = 30_000;
/** Rows that are looked at for a total of 1,001, in any order: while most of them count, the way there is the planner's choice. */
const MOST_LOOKED_AT = 8_000;
/** What has no plan. */
const TRANSACTION = /^(START TRANSACTION|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET) ?/;

/** The scans of what was sent that read a whole large table, or walk through far more of it than they answer. */
export async function wasteOf(api: TestApi, queries: readonly SentQuery[]): Promise<string[]> {
  const wasteful: string[] = [];
  for (const { sql, parameters } of queries.filter((query) => !TRANSACTION.test(query.sql))) {
    const [row] = await api.database.query(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`,
      parameters as unknown[],
    );
    for (const node of nodesOf(row['QUERY PLAN'][0].Plan))
      if (isWasteful(node)) wasteful.push(`${textOf(node)}: ${sql}`);
  }
  return wasteful;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function isWasteful(node: PlanNode): boolean {
  const isLarge = LARGE.includes(node['Relation Name'] ?? '');
  if (isLarge && node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0) return readBy(node) > MOST_LOOKED_AT;
  return node['Node Type'].includes('Scan') && readBy(node) > MOST_READ;
}

function readBy(node: PlanNode): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}

function textOf(node: PlanNode): string {
  return `${node['Node Type']} on ${node['Relation Name'] ?? node['Index Name']} reads ${readBy(node)} rows`;
}
