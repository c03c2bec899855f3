import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { widgetProps } from './widget-props.ts';

async function aModule(text: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'widgets-'));
  await mkdir(join(directory, 'src'));
  await writeFile(join(directory, 'src/widget-props.ts'), text);
  return directory;
}

describe('the props of widgets', () => {
  it('are given along where a module has written them down', async () => {
    expect(widgetProps(await mkdtemp(join(tmpdir(), 'widgets-')))).toEqual([]);
    expect(widgetProps(await aModule(`import type { Team } from '@crewdeck/contract';\nexport {};`))).toHaveLength(1);
  });

  it.each([[`import type { Badge } from './badge.ts';`], [`export type Badge = import('../badge.ts').Badge;`]])(
    'are whole in themselves: %s',
    async (text) => {
      const directory = await aModule(text);
      expect(() => widgetProps(directory)).toThrow('imports a file of this module');
    },
  );
});
