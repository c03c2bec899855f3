import type { ReleaseRecord } from '@crewdeck/releases';
import {
  offerOf,
  type PageModule,
  type PagePlaces,
  type PageRegistry,
  type PageRelease,
  problemsOf,
  releaseIdOf,
} from '@crewdeck/releases';
import { type Places, placesFor } from '@crewdeck/releases/path-problems';
import type { Live, LiveModule } from '../releases/live-releases.ts';
import { isShellRelease, SHELL, type ShellRelease } from '../releases/shell-release.ts';
import { isInShare } from '../visitor/canary.ts';
import type { Preview } from '../visitor/previews.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { assetPath, integrityOfScript } from './release-files.ts';

interface ModuleReleases {
  records: ReleaseRecord[];
  isStopped: boolean;
  /** What it adds to the shell's table, where it adds anything. */
  places?: Places | null;
}

/** What a browser gets: its shell, and of each module the releases to try, the best first. */
export interface PageReleases {
  shell: ShellRelease;
  modules: ReadonlyMap<string, ModuleReleases>;
}

/** The shell of a browser; `null` while none can be served. */
export function shellFor(live: Live, visitor: Visitor): ShellRelease | null {
  const module = live.modules.get(SHELL);
  const tried = visitor.preview?.module === SHELL ? visitor.preview.record : null;
  const ordered = tried ? [tried] : inOrder(SHELL, module, visitor);
  return ordered.find(isShellRelease) ?? null;
}

/** Ops have stopped the shell, and with it everything, for everybody but who tries another one. */
export function isAllStopped(live: Live, visitor: Visitor): boolean {
  return live.modules.get(SHELL)?.isStopped === true && visitor.preview?.module !== SHELL;
}

/** @param shell of the page, which the modules must fit */
export function releasesFor(live: Live, visitor: Visitor, shell: ShellRelease): PageReleases {
  const names = new Set([...live.modules.keys(), ...(visitor.preview ? [visitor.preview.module] : [])]);
  names.delete(SHELL);
  const modules = [...names].map((name) => [name, moduleFor(name, live, visitor, shell)] as const);
  return { shell, modules: new Map(modules) };
}

function moduleFor(name: string, live: Live, visitor: Visitor, shell: ShellRelease): ModuleReleases {
  // Whoever tries a release gets that one or a panel that says why not, whatever the others get.
  if (visitor.preview?.module === name) return triedModule(visitor.preview, live, shell);
  const module = live.modules.get(name);
  const ordered = inOrder(name, module, visitor);
  const fitting = ordered.filter((record) => problemsOf(offerOf(record), shell.host).length === 0);
  const [first] = fitting.length > 0 ? fitting : ordered;
  const places = first ? placesFor(first, { host: shell.host, owners: live.owners, isTried: false }) : null;
  return module?.isStopped ? { records: [], isStopped: true, places } : { records: fitting, isStopped: false, places };
}

function triedModule(
  { module, record, development }: Preview,
  { owners }: Live,
  { host }: ShellRelease,
): ModuleReleases {
  const places = record?.places ?? (development?.places && { ...development.places, uses: [], calls: [] });
  const shown = placesFor({ module, ...(places && { places }) }, { host, owners, isTried: true });
  return { records: record ? [record] : [], isStopped: false, places: shown };
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
  const entries = [...modules].map(([name, { records, isStopped, places }]): [string, PageModule] => [
    name,
    { candidates: records.map(pageRelease), isStopped, ...(places && { places: pagePlaces(places) }) },
  ]);
  const { module, release, expiresAt } = preview ?? {};
  const isPreview = module !== undefined && release !== undefined && expiresAt !== undefined;
  return {
    revision,
    modules: Object.fromEntries(entries),
    preview: isPreview ? { module, release, expiresAt } : null,
  };
}

function pagePlaces({ routes, navigation, uses }: Places): PagePlaces {
  return {
    routes: routes.map(({ path, page, access, title }) => ({ path, page, access, title })),
    navigation,
    ...(uses.length > 0 && { uses }),
  };
}

function pageRelease(record: ReleaseRecord): PageRelease {
  const { sdkExports: _, ...offer } = offerOf(record);
  return {
    ...offer,
    release: releaseIdOf(record),
    container: record.container,
    entry: assetPath(record, record.entry),
    integrity: integrityOfScript(record, record.entry),
  };
}
