import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PACKAGE = {
  name: '@mentoring/mf-mentors',
  version: '0.1.0',
  private: true,
  type: 'module',
};

const FILES = {
  'rspack.config.mjs': `import { moduleConfig } from '@crewdeck/federation';

export default moduleConfig(import.meta.dirname);
`,
  'jest.config.mjs': `import { moduleTests } from '@crewdeck/module-testing';

export default moduleTests(import.meta.dirname);
`,
  'tsconfig.json': '{ "extends": "@crewdeck/federation/module.tsconfig.json", "include": ["src"] }',
  'src/module.tsx': `import { defineModule } from '@crewdeck/module-sdk';

export default defineModule({
  pages: { mentors: () => import('./pages/mentors-page.tsx').then((file) => file.MentorsPage) },
  widgets: { 'mentor-badge': () => import('./widgets/mentor-badge.tsx').then((file) => file.MentorBadge) },
});
`,
  'src/pages/mentors-page.tsx': `import { SMALLEST_TEAM } from '@crewdeck/contract';
import { useKeptForm } from '@crewdeck/module-sdk/forms';
import { suggestSkills } from '@crewdeck/skills';
import { Button, Page } from '@crewdeck/ui-kit';
import styles from './mentors-page.module.css';

export function MentorsPage() {
  const { form, change } = useKeptForm({ name: 'somebody' });
  return (
    <Page>
      <p className={styles.size}>
        {suggestSkills('Rust', 1)[0]} for teams of {SMALLEST_TEAM}
      </p>
      <Button onClick={() => change({ name: 'Ada' })}>Ask {form.name}</Button>
    </Page>
  );
}
`,
  'src/pages/mentors-page.module.css': '.size { font-weight: bold; }',
  'src/pages/mentors-page.spec.tsx': `import { createTestHost } from '@crewdeck/module-sdk/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { MentorsPage } from './mentors-page.tsx';

test('the page asks for a mentor', () => {
  render(createTestHost(<MentorsPage />).element);
  fireEvent.click(screen.getByRole('button', { name: 'Ask somebody' }));
  expect(screen.getByRole('button', { name: 'Ask Ada' })).toBeVisible();
  expect(screen.getByText('Rust for teams of 2')).toBeVisible();
});
`,
  'src/widgets/mentor-badge.tsx': `export function MentorBadge({ name }: { name: string }) {
  return <span>{name} mentors</span>;
}
`,
};

/**
 * Writes what a squad has in a repository of its own: a module with a page, a widget and a test.
 *
 * @param versions of its dependencies, by name
 * @param registry of our packages
 */
export async function writeModule(folder: string, versions: Record<string, string>, registry: string): Promise<void> {
  const files = {
    ...FILES,
    'package.json': JSON.stringify({ ...PACKAGE, dependencies: versions }),
    '.npmrc': `@crewdeck:registry=${registry}\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
