const LONGEST_WAIT_MS = 500;

/** Runs once the browser has painted what React committed, or soon in a tab that nobody looks at, which paints nothing. */
export function afterFirstPaint(run: () => void): void {
  let hasRun = false;
  const runOnce = () => {
    if (hasRun) return;
    hasRun = true;
    run();
  };
  // The frame's callback comes before its paint, the timer within it after.
  requestAnimationFrame(() => setTimeout(runOnce));
  setTimeout(runOnce, LONGEST_WAIT_MS);
}
