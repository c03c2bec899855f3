import { DatabaseClient } from './database-client.ts';

describe('a connection of the pool', () => {
  it('may be lost while nobody listens, and the process goes on', () => {
    expect(() => new DatabaseClient().emit('error', new Error('terminated'))).not.toThrow();
  });
});
