import { crewdeck } from './crewdeck.ts';

async function run(...args: string[]) {
  const said: string[] = [];
  const told: string[] = [];
  const exitCode = await crewdeck(args, { say: (text) => said.push(text), tell: (text) => told.push(text) });
  return { exitCode, said: said.join('\n'), told: told.join('\n') };
}

describe('crewdeck', () => {
  it('says which subcommands it has', async () => {
    const { exitCode, said } = await run('--help');
    expect(exitCode).toBe(0);
    expect([...said.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name)).toEqual([
      'create',
      'check',
      'release',
      'match',
      'teams',
    ]);
  });

  it.each([
    ['create', 2, 'One name is needed: npx @crewdeck/crewdeck create <name>'],
    ['check', 2, 'no folder of a module'],
    ['release', 2, 'Usage: npm run release -- <verb>'],
    ['match', 1, 'A file is missing. Usage: npm run -s match'],
    ['teams', 1, 'A file is missing. Usage: npm run -s teams'],
  ])('hands over to %s', async (name, exitCode, sentence) => {
    expect(await run(name)).toEqual({ exitCode, said: '', told: expect.stringContaining(sentence) });
  });

  it.each([[], ['publish'], ['constructor']])('ends with 2 for %j, and says how it is used', async (...args) => {
    expect(await run(...args)).toEqual({ exitCode: 2, said: '', told: expect.stringMatching(/^Usage: crewdeck /) });
  });
});
