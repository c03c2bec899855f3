import type { Figure } from './figure.ts';
import { bestFit } from './figures/best-fit.ts';
import { entryBytes } from './figures/entry-bytes.ts';
import { exploreInteractive } from './figures/explore-interactive.ts';
import { explorePaint } from './figures/explore-paint.ts';
import { exploreScriptBytes } from './figures/explore-script-bytes.ts';
import { invitePoll } from './figures/invite-poll.ts';
import { landingPaint } from './figures/landing-paint.ts';
import { lighthousePerformance, lighthouseRest } from './figures/lighthouse.ts';
import { liveUpdate } from './figures/live-update.ts';
import { moduleBuildTime } from './figures/module-build-time.ts';
import { projectList } from './figures/project-list.ts';
import { redeployBytes } from './figures/redeploy-bytes.ts';
import { rollback } from './figures/rollback.ts';
import { directorySearch, projectSearch } from './figures/searches.ts';
import { threeApis } from './figures/three-apis.ts';
import { measureFigure, type Result } from './measure-figure.ts';
import { Workshop } from './workshop.ts';

/** In the order in which they are measured: what shares a preparation stands together. */
const FIGURES: readonly Figure[] = [
  ...[explorePaint, exploreInteractive, landingPaint, exploreScriptBytes, redeployBytes],
  ...[lighthousePerformance, lighthouseRest, entryBytes, moduleBuildTime],
  ...[projectList, invitePoll, directorySearch, projectSearch, bestFit],
  ...[liveUpdate, rollback, threeApis],
];
const INTERRUPTED = 130;

/**
 * `npm run bench`, once everything is installed and built.
 *
 * @param names of figures, none for all
 * @returns the exit code: 1 when something could not be measured. A goal that is not met is a result, not an error.
 */
export async function run(names: readonly string[], { chromium }: { chromium: string }): Promise<number> {
  const unknown = names.filter((name) => !FIGURES.some((figure) => figure.name === name));
  if (unknown.length > 0) {
    const known = FIGURES.map(({ name }) => `  ${name}`).join('\n');
    console.error(`There is no figure "${unknown.join('", "')}". There are:\n${known}`);
    return 1;
  }
  const workshop = new Workshop(chromium);
  const end = () => void workshop.end().finally(() => process.exit(INTERRUPTED));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  const figures = FIGURES.filter(({ name }) => names.length === 0 || names.includes(name));
  const results: Result[] = [];
  for (const figure of figures) {
    console.log(`  ${figure.name} …`);
    // One that fails keeps nobody from measuring the next one.
    const result = await measureFigure(figure, workshop).catch((error: unknown) => console.error('  failed:', error));
    if (result) results.push(result);
  }
  console.table(results);
  await workshop.end();
  return results.length === figures.length ? 0 : 1;
}
