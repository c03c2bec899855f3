import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { VERBS } from '../command-line/verbs.ts';
import { run } from '../testing/run.ts';

const bash = async (script: string): Promise<string> => {
  const { stdout } = await promisify(execFile)('bash', ['--noprofile', '--norc', '-c', script]);
  return stdout.trim();
};

/** What bash offers when Tab is pressed after these words. */
async function offered(...words: string[]): Promise<string[]> {
  const { output } = await run({}, 'completion', 'bash');
  const line = ['release', ...words].map((word) => `'${word}'`).join(' ');
  const answer = await bash(
    `${output}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length}; _release; echo "\${COMPREPLY[@]}"; complete -p release`,
  );
  const [replies = '', registered] = answer.split('\n');
  expect(registered).toBe('complete -F _release release');
  return replies.split(' ').filter(Boolean);
}

describe('completion in bash', () => {
  it('offers every verb, and those that begin with what is typed', async () => {
    expect(await offered('')).toEqual(Object.keys(VERBS));
    expect(await offered('pr')).toEqual(['preview', 'previews', 'prune']);
  });

  it('offers the options of the verb', async () => {
    expect(await offered('rollback', 'mf-profile', '--')).toEqual(['--to', '--again', '--reason', '--json', '--help']);
  });

  it('runs the command in this checkout, wherever somebody is', async () => {
    const { output } = await run({}, 'completion', 'bash');
    const said = await bash(`npm() { printf '%s|' "$@"; }\n${output}\ncd /\nrelease status --json`);
    expect(said).toBe(`--prefix|${process.cwd()}|run|--silent|release|--|status|--json|`);
  });
});

describe('completion', () => {
  it.each(['zsh', 'fish'])('knows every verb in %s', async (shell) => {
    const { output } = await run({}, 'completion', shell);
    for (const [name, { summary }] of Object.entries(VERBS)) {
      expect(output).toContain(name);
      expect(output).toContain(summary);
    }
  });

  it('says which shells there are', async () => {
    const { exitCode, errors } = await run({}, 'completion', 'csh');
    expect([exitCode, errors]).toEqual([2, 'There is no completion for "csh": bash, zsh, fish.']);
  });
});
