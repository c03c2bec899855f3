import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { runSource } from '@crewdeck/releases/testing/run-source';
import { aStatus } from './testing/statuses.ts';
import { StubApi } from './testing/stub-api.ts';

async function runProcess(args: string[], environment: Record<string, string>) {
  const command = runSource('packages/release-command/src/command.ts', args, environment);
  const end = once(command, 'exit');
  const [output = '', errors = ''] = await Promise.all(
    [command.stdout, command.stderr].map((it) => (it ? text(it) : '')),
  );
  const [exitCode] = await end;
  return { exitCode, output, errors };
}

describe('the process of the command', () => {
  it('ends with its exit code, the answer on one stream and the rest on the other', async () => {
    const api = await StubApi.start();
    api.modules = [aStatus()];
    const environment = { CREWDECK_API: api.url, CREWDECK_TOKEN: 'token' };
    const done = await runProcess(['stop', 'mf-profile', '--reason', 'x', '--json'], environment);
    const refused = await runProcess(['stop', 'mf-explore', '--reason', 'x'], environment);
    api.stop();
    expect({ ...done, output: JSON.parse(done.output) }).toMatchObject({ exitCode: 0, errors: '' });
    expect(refused).toMatchObject({ exitCode: 2, output: '' });
    expect(refused.errors).toContain('There is no module "mf-explore"');
  });
});
