import { createDataSource } from './data-source.ts';
import { SteadyClient } from './steady-client.ts';

describe('a connection', () => {
  it('may be lost while nobody listens, and the process goes on', () => {
    expect(() => new SteadyClient().emit('error', new Error('terminated'))).not.toThrow();
  });

  it('of the pool is of this kind', () => {
    const { options } = createDataSource({
      url: 'postgres://localhost/crewdeck',
      poolSize: 2,
      statementTimeoutMs: 1_000,
    });
    expect(options).toMatchObject({ extra: { Client: SteadyClient } });
  });
});
