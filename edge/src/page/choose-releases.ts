import {
  offerOf,
  type PageModule,
  type PagePlaces,
  type PagePreview,
  type PageRegistry,
  type PageRelease,
  problemsOf,
  type ReleaseRecord,
  releaseIdOf,
  SHELL,
} from '@crewdeck/releases';
import type { Live, LiveModule } from '../releases/live-releases.ts';
import { isShellRelease, type ShellRelease } from '../releases/shell-release.ts';
import { isInShare } from '../visitor/canary.ts';
import type { Preview } from '../visitor/previews.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { assetPath, integrityOfFile } from './release-files.ts';

/** What a release adds to the product. What is tried from a development server says nothing of widgets it uses. */
type Places = Pick<NonNullable<ReleaseRecord['places']>, 'routes' | 'links'> & Partial<Pick<PagePlaces, 'uses'>>;

interface ModuleReleases {
  records: ReleaseRecord[];
  isStopped: boolean;
  places?: Places | undefined;
  /** Only a development server has it, and the page tries nothing else. */
  build?: PageRelease | null;
}

/** What a browser gets: its shell, and of each module the releases to try, the best first. */
export interface PageReleases {
  shell: ShellRelease;
  /** In the order of their names: of two that claim one path the first has it. */
  modules: ReadonlyMap<string, ModuleReleases>;
}

/** The shell of a browser; `null` while none can be served. */
export function shellFor(live: Live, visitor: Visitor): ShellRelease | null {
  const module = live.modules.get(SHELL);
  const tried = visitor.preview?.module === SHELL ? visitor.preview.record : null;
  const ordered = tried ? [tried] : inOrder(SHELL, module, visitor);
  return ordered.find(isShellRelease) ?? null;
}

/** Ops have stopped the shell. Only a browser with a preview of the shell gets pages. */
export function isAllStopped(live: Live, visitor: Visitor): boolean {
  return live.modules.get(SHELL)?.isStopped === true && visitor.preview?.module !== SHELL;
}

/** @param shell of the page, which the modules must fit */
export function releasesFor(live: Live, visitor: Visitor, shell: ShellRelease): PageReleases {
  const { preview } = visitor;
  const names = new Set([...live.modules.keys(), ...(preview ? [preview.module] : [])]);
  names.delete(SHELL);
  // A browser that tries a release gets that one or a panel that says why not, whatever the others get.
  const releasesOf = (name: string): ModuleReleases =>
    preview?.module === name ? triedModule(preview) : moduleFor(name, live, visitor, shell);
  return { shell, modules: new Map([...names].sort().map((name) => [name, releasesOf(name)])) };
}

function moduleFor(name: string, live: Live, visitor: Visitor, shell: ShellRelease): ModuleReleases {
  const module = live.modules.get(name);
  const ordered = inOrder(name, module, visitor);
  const fitting = ordered.filter((record) => problemsOf(offerOf(record), shell.host).length === 0);
  const [first = ordered[0]] = fitting;
  const isStopped = module?.isStopped ?? false;
  return { records: isStopped ? [] : fitting, isStopped, places: first?.places };
}

function triedModule({ module, release, record, development }: Preview): ModuleReleases {
  if (record) return { records: [record], isStopped: false, places: record.places };
  const { origin, entry, places, ...offer } = development;
  // Its files change while it is tried, so there is no integrity to check.
  const build = { ...offer, module, release, entry: `${origin}/${entry}`, integrity: '' };
  return { records: [], isStopped: false, places, build };
}

/** The canary when the browser is in its share, the live release, the last good one. */
function inOrder(name: string, module: LiveModule | undefined, { canaryId }: Visitor): ReleaseRecord[] {
  if (!module) return [];
  const { canary, live, lastGood } = module;
  const isChosen = canary !== null && canaryId !== null && isInShare(canaryId, name, canary.percent);
  const ordered = [isChosen ? canary.record : null, live, lastGood].filter((record) => record !== null);
  return [...new Map(ordered.map((record) => [releaseIdOf(record), record])).values()];
}

/** The registry as the page of one browser reads it. */
export function pageRegistry(revision: number, { modules }: PageReleases, { preview }: Visitor): PageRegistry {
  const entries = [...modules].map(([name, module]) => [name, pageModule(module)] as const);
  return { revision, modules: Object.fromEntries(entries), preview: preview && pagePreview(preview) };
}

function pageModule({ records, isStopped, places, build }: ModuleReleases): PageModule {
  const candidates = build ? [build] : records.map(pageRelease);
  return { candidates, isStopped, ...(places && { places: pagePlaces(places) }) };
}

function pagePreview({ module, release, expiresAt, development }: Preview): PagePreview {
  return { module, release, expiresAt, ...(development && { origin: development.origin }) };
}

function pagePlaces({ routes, links, uses = {} }: Places): PagePlaces {
  return { routes: routes.map(({ firstCall: _, ...route }) => route), links, uses };
}

function pageRelease(record: ReleaseRecord): PageRelease {
  const { sdkExports: _, ...offer } = offerOf(record);
  return {
    ...offer,
    release: releaseIdOf(record),
    container: record.container,
    entry: assetPath(record, record.entry),
    integrity: integrityOfFile(record, record.entry),
  };
}
