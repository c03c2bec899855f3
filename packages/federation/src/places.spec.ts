import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlaces } from './places.ts';

async function folderWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crewdeck-places-'));
  await writeFile(join(folder, 'module.json'), text);
  return folder;
}

describe('what a build reads in module.json', () => {
  it('is what the module adds; nothing where there is no such file', async () => {
    const places = { routes: [], links: [], widgets: { card: '1.0.0' }, uses: {}, calls: ['GET /api/users'] };
    const text = '{ "widgets": { "card": "1.0.0" }, "calls": ["GET /api/users"] }';
    expect(readPlaces(await folderWith(text))).toEqual({ places });
    expect(readPlaces(tmpdir())).toEqual({});
  });

  it.each([
    ['{ "calls": ["users"] }', 'module.json is wrong at "calls.0": Not a call such as "GET /api/users/:id".'],
    ['{ "path": 1 }', 'module.json is wrong at "its top": Unrecognized key: "path".'],
    ['{', 'module.json is no JSON.'],
  ])('ends the build when it is wrong: %s', async (text, sentence) => {
    const folder = await folderWith(text);
    expect(() => readPlaces(folder)).toThrow(sentence);
  });
});
