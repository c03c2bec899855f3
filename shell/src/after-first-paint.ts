const LONGEST_WAIT_MS = 500;

let isPainted = false;

/**
 * Runs once the browser has painted what the document or React has drawn by now, or soon in a tab that nobody looks at, which
 * paints nothing. At once when that has happened before.
 */
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
