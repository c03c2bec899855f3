import type { Compilation, Module } from '@rspack/core';

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const WORKSPACE_PACKAGE = /[\\/]packages[\\/]([\w-]+)[\\/]src[\\/]/;

/** Names of the packages whose code is compiled into the build, sorted. */
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
  const workspace = WORKSPACE_PACKAGE.exec(resource)?.[1];
  return workspace ? `@crewdeck/${workspace}` : null;
}
