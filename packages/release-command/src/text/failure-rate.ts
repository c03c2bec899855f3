interface Counts {
  ok: number;
  failed: number;
}

/** From here on a release is worth a look, in page loads that failed of all. */
const ALARMING_RATE = 0.02;
/** One unlucky page load says nothing. */
const FEWEST_FAILURES = 3;

export function isAlarming({ ok, failed }: Counts): boolean {
  return failed >= FEWEST_FAILURES && failed / (ok + failed) >= ALARMING_RATE;
}

/** `3.2 %`; nothing while no page has reported. */
export function failureRate({ ok, failed }: Counts): string {
  return ok + failed === 0 ? '' : `${((100 * failed) / (ok + failed)).toFixed(1)} %`;
}
