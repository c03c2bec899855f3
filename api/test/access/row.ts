import type { Account } from '../../src/testing/people.ts';
import type { Scenario } from '../../src/testing/scenario.ts';
import type { TestApi } from '../../src/testing/test-api.ts';

export const CALLERS = ['visitor', 'forged', 'expired', 'newcomer', 'stranger', 'invitee', 'member', 'owner'] as const;
/** Strangers of another kind: whom the owner has blocked, who is interested in the open project, who was on the team. */
export const OTHERS = ['blocked', 'interested', 'former'] as const;
/** Who decides what is live: ops, and squads' pipelines with a token for the module of the scenario or for another one. */
export const OPERATORS = ['ops', 'ownPipeline', 'otherPipeline'] as const;
export type Caller = (typeof CALLERS)[number] | (typeof OTHERS)[number] | (typeof OPERATORS)[number];
type Call = Parameters<TestApi['call']>[1];
type Statuses = readonly [number, number, number, number, number, number, number, number];
type OperatorStatuses = readonly [number, number, number];
type OtherStatuses = readonly [number, number, number];

export interface Row {
  readonly call: string;
  readonly request: (scenario: Scenario) => Call;
  readonly body?: (scenario: Scenario, caller: Account) => unknown;
  readonly statuses: Statuses;
  /** Left out: they are strangers like any other. */
  readonly ofOthers?: OtherStatuses;
  /** Left out: ops are people without a profile, and a deploy token is none. */
  readonly ofOperators?: OperatorStatuses;
}

export const OPEN: Statuses = [200, 401, 401, 200, 200, 200, 200, 200];
/** Others are told nothing, as ids in paths grant nothing. */
export const OWNERS_ONLY: Statuses = [401, 401, 401, 404, 404, 404, 404, 200];
export const OPERATORS_ONLY: Statuses = [401, 401, 401, 403, 403, 403, 403, 403];
