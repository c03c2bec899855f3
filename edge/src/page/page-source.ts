import type { PageRegistry } from '@crewdeck/releases';
import type { Live, LiveReleases } from '../releases/live-releases.ts';
import type { ShellRelease } from '../releases/shell-release.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { isAllStopped, pageRegistry, releasesFor, shellFor } from './choose-releases.ts';
import { type PageStart, pageStart } from './page-start.ts';

/** Everything in a page that depends on what is live and on who asks. */
export interface PageContents {
  shell: ShellRelease;
  registry: PageRegistry;
  startAt: (path: string) => PageStart;
}

/** Where pages, and what open pages ask later, take their contents from. */
export class PageSource {
  readonly #releases: LiveReleases;

  constructor(releases: LiveReleases) {
    this.#releases = releases;
  }

  get live(): Live {
    return this.#releases.current;
  }

  /** @returns `stopped` when ops have stopped the shell, `no shell` while none can be served */
  contentsFor(visitor: Visitor): PageContents | 'stopped' | 'no shell' {
    const { live } = this;
    if (isAllStopped(live, visitor)) return 'stopped';
    const shell = shellFor(live, visitor);
    if (!shell) return 'no shell';
    const releases = releasesFor(live, visitor, shell);
    return {
      shell,
      registry: pageRegistry(live.revision, releases, visitor),
      startAt: (path) => pageStart(path, releases),
    };
  }
}
