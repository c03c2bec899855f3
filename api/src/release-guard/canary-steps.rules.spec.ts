import { isStepDue, obstacleToStep } from './canary-steps.rules.ts';
import type { GuardLimits } from './guarded-module.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const LIMITS: GuardLimits = {
  GUARD_WINDOW_MINUTES: 5,
  GUARD_FAILURE_RATE: 0.1,
  GUARD_MIN_REPORTS: 20,
  GUARD_MIN_NETWORKS: 5,
  GUARD_WATCH_HOURS: 24,
};

describe('the next step of a canary', () => {
  it.each<[string, boolean, Date | null, boolean]>([
    ['is due when its pause is over', false, NOW, true],
    ['is not due before', false, new Date(NOW.getTime() + 1), false],
    ['is never due without a plan, or while it is paused', false, null, false],
    ['is not due while the module is stopped', true, NOW, false],
  ])('%s', (_rule, isStopped, stepDueAt, isDue) => {
    expect(isStepDue({ isStopped, stepDueAt }, NOW)).toBe(isDue);
  });

  it.each<[string, [reports: number, failed: number], string | null]>([
    ['comes when enough pages have loaded it', [20, 0], null],
    ['comes with as many failures as are allowed', [20, 2], null],
    ['waits for more page loads', [19, 0], 'It waits for 20 page loads: 19 page loads since its last step.'],
    ['waits while nobody has come', [0, 0], 'It waits for 20 page loads: 0 page loads since its last step.'],
    ['waits while too many fail', [20, 3], 'Too many fail: 3 of 20 page loads since its last step.'],
  ])('%s', (_rule, [reports, failed], obstacle) => {
    expect(obstacleToStep({ hasAlarmed: false }, { reports, failed }, LIMITS)).toBe(obstacle);
  });

  it('waits for somebody when the guard has raised an alarm', () => {
    expect(obstacleToStep({ hasAlarmed: true }, { reports: 100, failed: 0 }, LIMITS)).toContain('raised an alarm');
  });
});
