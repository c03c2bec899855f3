import { afterFirstPaint } from './after-first-paint.ts';

/** Bundled eagerly, evaluated on demand. */
async function start(): Promise<void> {
  const { mountShell } = await import(/* webpackMode: "eager" */ './main.tsx');
  // A separate task: together with the evaluation it would be a long one.
  setTimeout(mountShell);
}

// A prerendered page is painted before anything is evaluated, which takes longer, even from the cache.
if (document.getElementById('root')?.hasChildNodes()) afterFirstPaint(start);
else void start();
