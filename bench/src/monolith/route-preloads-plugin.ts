import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGroup, Compilation, Compiler } from '@rspack/core';

const PLUGIN = 'RoutePreloadsPlugin';
const PAGE = /\/pages\/([\w-]+)-page\.tsx$/;
const MODULE = /[\\/](mf-[\w-]+)[\\/]src[\\/]module\.tsx$/;

/** What the server of the monolith needs to know of a build. */
export interface MonolithManifest {
  /** Files that every page starts with. */
  initial: string[];
  /** Further files of a page, by `<module>/<page>`. */
  pages: Record<string, string[]>;
}

export const MANIFEST_FILE = 'manifest.json';

/** Notes which files each page needs, so that its document can announce them. */
export class RoutePreloadsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(PLUGIN, (compilation) => {
      const manifest = describe(compilation);
      writeFileSync(join(compilation.outputOptions.path ?? '', MANIFEST_FILE), JSON.stringify(manifest, null, 2));
    });
  }
}

function describe(compilation: Compilation): MonolithManifest {
  const initial = filesOf(compilation.entrypoints.get('main'));
  const pages = compilation.chunkGroups.flatMap((group) => {
    const name = pageOf(group);
    return name ? [[name, filesOf(group).filter((file) => !initial.includes(file))] as const] : [];
  });
  return { initial, pages: Object.fromEntries(pages) };
}

function pageOf(group: ChunkGroup): string | undefined {
  const names = group.origins.map(({ request, module }) => {
    const owner = MODULE.exec(module?.nameForCondition() ?? '')?.[1];
    const page = PAGE.exec(request ?? '')?.[1];
    return owner && page ? `${owner}/${page}` : undefined;
  });
  return names.find((name) => name !== undefined);
}

function filesOf(group: Pick<ChunkGroup, 'getFiles'> | undefined): string[] {
  return (group?.getFiles() ?? []).filter((name) => /\.(js|css)$/.test(name));
}
