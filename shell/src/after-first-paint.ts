const LONGEST_WAIT_MS = 500;

let isPainted = false;

/** Runs after the first paint; at once if that is over. A hidden tab paints nothing, so it runs there after a short wait. */
export function afterFirstPaint(run: () => void): void {
  if (isPainted) {
    run();
    return;
  }
  let hasRun = false;
  const runOnce = () => {
    if (hasRun) return;
    hasRun = true;
    isPainted = true;
    run();
  };
  // The frame's callback comes before its paint, the timer within it after.
  requestAnimationFrame(() => setTimeout(runOnce));
  setTimeout(runOnce, LONGEST_WAIT_MS);
}
