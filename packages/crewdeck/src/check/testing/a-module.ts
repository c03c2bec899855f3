import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseRecord } from '@crewdeck/releases';
import { aRecord } from '@crewdeck/releases/testing/a-build';

type Files = Record<string, string>;

interface Options {
  /** In place of the module's own, or besides them. */
  files?: Files;
  /** Likewise, of the build. */
  built?: Files;
  /** What the record says; the files' digests are right. */
  record?: Partial<ReleaseRecord>;
  /** What lies in the folder but not as the record says, or not at all. */
  spoilt?: Record<string, string | null>;
}

const OWN_CLASS = '.cab12cd34-1-card';

const BUILT: Files = {
  'remoteEntry.js': 'entry()',
  'page.js': 'page()',
  'page.css': `@layer module{${OWN_CLASS}{margin:0}}`,
};

const FILES: Files = {
  'package.json': `{
  "name": "mf-mentors",
  "version": "1.0.0",
  "dependencies": {
    "@crewdeck/contract": "^2.0.0",
    "@crewdeck/module-sdk": "^1.9.0",
    "react": "^19.3.1"
  },
  "devDependencies": {
    "@crewdeck/federation": "^1.0.0"
  }
}
`,
  'module.json': `{
  "routes": [
    { "path": "/mentors", "page": "mentors", "access": "open", "title": "Mentors" }
  ],
  "links": [{ "label": "Mentors", "path": "/mentors", "menu": "explore" }],
  "widgets": { "mentor-card": "1.2.0" },
  "uses": { "mf-invites/invite-dialog": "^1.0.0" },
  "calls": ["GET /api/users", "GET /api/users/:id", "POST /api/interests"]
}
`,
  'rspack.config.mjs': `import { moduleConfig } from '@crewdeck/federation';

export default moduleConfig(import.meta.dirname);
`,
  'src/module.tsx': `import { defineModule } from '@crewdeck/module-sdk';

export default defineModule({
  pages: { mentors: () => import('./pages/mentors-page.tsx').then((file) => file.MentorsPage) },
  widgets: { 'mentor-card': () => import('./widgets/mentor-card.tsx').then((file) => file.MentorCard) },
});
`,
  'src/pages/mentors-page.tsx': `import { type Http, useHttp, useQuery, Widget } from '@crewdeck/module-sdk';
import styles from './mentors-page.module.css';

export function MentorsPage() {
  const http = useHttp();
  const { data = [] } = useQuery({ queryKey: ['mentors'], queryFn: () => http.getPage('GET /api/users') });
  return data.map((mentor) => (
    <section className={styles.card} key={mentor.id}>
      {mentor.bio}
      <Widget of="mf-invites" name="invite-dialog" receiver={mentor} isOpen onClose={() => undefined} />
    </section>
  ));
}

export function readOne(http: Http, id: string) {
  return http.send('GET /api/users/:userId', { userId: id });
}

export function showInterest(http: Http, userId: string, projectId: string) {
  return http.send('POST /api/interests', { body: { userId, projectId } });
}
`,
  'src/pages/mentors-page.module.css': `.card {
  margin: 0;
}
`,
  'src/widgets/mentor-card.tsx': `interface MentorCardProps {
  mentor: { id: string; name: string };
  size?: 'small' | 'large';
}

export function MentorCard({ mentor }: MentorCardProps) {
  return <p>{mentor.name}</p>;
}
`,
};

/** A module in a folder of its own, with its finished build. It is in order beside `anEnvironment()`. */
export async function aModule({ files = {}, built = {}, record = {}, spoilt = {} }: Options = {}): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'crewdeck-module-'));
  const described: ReleaseRecord = {
    ...aRecord({ module: 'mf-mentors', files: { ...BUILT, ...built } }),
    pages: { mentors: ['page.js', 'page.css'] },
    widgets: { 'mentor-card': ['page.js'] },
    places: JSON.parse({ ...FILES, ...files }['module.json'] ?? ''),
    requires: { sdk: '^1.9.0', contract: '^2.0.0', federation: '^2.9.2' },
    ...record,
  };
  const release = { ...BUILT, ...built, 'release.json': JSON.stringify(described), ...spoilt };
  const inBuild = Object.entries(release).map(([name, text]) => [`dist/release/${name}`, text] as const);
  for (const [name, text] of [...Object.entries({ ...FILES, ...files }), ...inBuild]) {
    if (text === null) continue;
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  return directory;
}

/** A file of the module, with one text in place of another. */
export function changed(file: string, before: string, after: string): Files {
  const text = FILES[file] ?? '';
  if (!text.includes(before)) throw new Error(`${file} has no ${before}.`);
  return { [file]: text.replace(before, after) };
}
