import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '#bin/checkout.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'artifacts', 'coverage']);
const TEXT = /\.(md|ts|tsx|mjs|cjs|yml|yaml|service)$/;
const FENCE = /^ *```[\s\S]*?^ *```/gm;
/** Of other machines, and what builds leave. */
const GENERATED = /(^|\/)(dist|node_modules|\.packages|\.data|compose\.env)(\/|$)/;

function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (SKIPPED.has(entry.name) || (entry.name.startsWith('.') && entry.name !== '.github')) return [];
    if (entry.isDirectory()) return textsIn(path);
    return TEXT.test(entry.name) ? [relative(ROOT, path)] : [];
  });
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const all = textsIn(ROOT);
const documents = all.filter((file) => file.endsWith('.md'));
const top = readdirSync(ROOT);
const code = new Set(
  all
    .filter((file) => !file.endsWith('.md'))
    .flatMap((file) => read(file).match(/\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)+\b/g) ?? []),
);
const scripts = ['package.json', 'packages/crewdeck/template/package.json'].flatMap((file) =>
  Object.keys(JSON.parse(read(file)).scripts),
);
const verbs = readdirSync(join(ROOT, 'packages/crewdeck/src/release/commands')).map((file) =>
  file.replace(/\.ts$/, ''),
);

/** As hosts of repositories make them of headings. */
function anchorsIn(markdown: string): string[] {
  const headings = [...markdown.replace(FENCE, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

function brokenLinks(file: string): string[] {
  const links = [
    ...read(file)
      .replace(FENCE, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsIn(read(target)).includes(anchor);
  });
}

/** What stands in backticks, in a sentence or a table. */
function quotedIn(file: string): string[] {
  return [
    ...read(file)
      .replace(FENCE, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, quoted = '']) => quoted);
}

function missingPaths(file: string): string[] {
  const paths = quotedIn(file).filter((text) => /^[\w@][\w.@-]*(\/[\w.@-]+)+\/?$/.test(text) && !GENERATED.test(text));
  return paths.filter((path) => {
    const [first = ''] = path.split('/');
    const isOfRoot = top.includes(first);
    const isOfFolder = existsSync(join(ROOT, dirname(file), first));
    if (!isOfRoot && !isOfFolder) return false;
    return ![ROOT, join(ROOT, dirname(file))].some((folder) => existsSync(join(folder, path)));
  });
}

function unknownCommands(file: string): string[] {
  const text = read(file);
  const runs = [...text.matchAll(/\bnpm run (?:-s |--silent )?([\w:-]+)/g)].map(([, script = '']) => script);
  const released = [...text.matchAll(/(?:npm run release -- |`release )([a-z]+)/g)].map(([, verb = '']) => verb);
  return [...runs.filter((script) => !scripts.includes(script)), ...released.filter((verb) => !verbs.includes(verb))];
}

/** What a check finds in all documents, each with its file. */
function findingsOf(check: (file: string) => string[]): string[] {
  return documents.flatMap((file) => check(file).map((finding) => `${file}: ${finding}`));
}

function unknownNames(file: string): string[] {
  return quotedIn(file).filter((text) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(text) && !code.has(text));
}

/** Folders and files, each with its owners. */
function ownedPaths(): string[] {
  return [...read('.github/CODEOWNERS').matchAll(/^\/(\S+?)\/? +@/gm)].map(([, path = '']) => path);
}

describe('the documents', () => {
  it('are those of the root, of docs, and of each folder', () => {
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/architecture.md', 'api/README.md']));
  });

  it.each([
    ['link to what exists', brokenLinks],
    ['name paths that exist', missingPaths],
    ['name scripts and verbs that exist', unknownCommands],
    ['name variables and constants that the code has', unknownNames],
  ])('%s', (_what, check) => expect(findingsOf(check)).toEqual([]));
});

describe('the owners of the code', () => {
  it('own what exists, each module among it', () => {
    const modules = top.filter((folder) => folder.startsWith('mf-'));
    expect(ownedPaths().filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(ownedPaths()).toEqual(expect.arrayContaining(modules));
  });
});
