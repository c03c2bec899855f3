import { afterFirstPaint } from './after-first-paint.ts';

/** In this same file, but run only when it is wanted. */
async function start(): Promise<void> {
  const { mountShell } = await import(/* webpackMode: "eager" */ './main.tsx');
  // A task of its own: with the run of what is in this file it would be a long one.
  setTimeout(mountShell);
}

// A page that the document has drawn is painted before anything else is run: that takes longer, even out of the cache.
if (document.getElementById('root')?.hasChildNodes()) afterFirstPaint(start);
else void start();
