import type { Compilation, Module } from '@rspack/core';
import { SDK_PART_OF_MODULES } from './build-hash.ts';

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const WORKSPACE_PACKAGE = /[\\/]packages[\\/]([\w-]+)[\\/]src[\\/](?:(.+)[\\/])?/;

/** Names of the packages whose code is compiled into the build, sorted; the part of the SDK that modules carry has its own. */
export function packagesIn(compilation: Compilation): string[] {
  const names = [...compilation.modules].flatMap(resourcesOf).map(packageOf);
  return [...new Set(names.filter((name) => name !== null))].sort();
}

function resourcesOf(module: Module): string[] {
  const inner = 'modules' in module && Array.isArray(module.modules) ? module.modules.flatMap(resourcesOf) : [];
  return [...inner, module.nameForCondition() ?? ''];
}

function packageOf(resource: string): string | null {
  const external = PACKAGE.exec(resource)?.[1];
  if (external) return external.replace('\\', '/');
  const [, workspace, folder] = WORKSPACE_PACKAGE.exec(resource) ?? [];
  if (!workspace) return null;
  const isPart = workspace === 'module-sdk' && folder === SDK_PART_OF_MODULES;
  return `@crewdeck/${workspace}${isPart ? `/${folder}` : ''}`;
}
