import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { Compilation, Module } from '@rspack/core';
import { SDK, SDK_PART_OF_MODULES } from './build-hash.ts';
import { readPackage } from './package-file.ts';

const INSTALLED = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](.*)/;
const PART = new RegExp(`^(src|dist)[\\\\/]${SDK_PART_OF_MODULES}[\\\\/]`);

/** Names of the packages whose code is compiled into the build, sorted; the part of the SDK that modules carry has its own. */
export function packagesIn(compilation: Compilation): string[] {
  const own = compilation.compiler.context;
  const names = [...compilation.modules].flatMap(resourcesOf).map((resource) => packageOf(resource, own));
  return [...new Set(names.filter((name) => name !== null))].sort();
}

function resourcesOf(module: Module): string[] {
  const inner = 'modules' in module && Array.isArray(module.modules) ? module.modules.flatMap(resourcesOf) : [];
  return [...inner, module.nameForCondition() ?? ''];
}

/** @param own folder of the package that is built, whose files are in no other one */
function packageOf(resource: string, own: string): string | null {
  const [, installed, file = ''] = INSTALLED.exec(resource) ?? [];
  if (installed) return withPart(installed.replace('\\', '/'), file);
  const folder = isAbsolute(resource) ? folderOfPackage(dirname(resource)) : own;
  return folder === own ? null : withPart(readPackage(folder).name, relative(folder, resource));
}

function folderOfPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : folderOfPackage(dirname(folder));
}

function withPart(name: string, file: string): string {
  return name === SDK && PART.test(file) ? `${name}/${SDK_PART_OF_MODULES}` : name;
}
