import pg from 'pg';

/**
 * A connection whose loss ends the statement under way and nothing else. Between two listeners of the pool and of
 * TypeORM there are moments when nobody listens, and an error that nobody hears ends the whole process.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Whoever uses the connection hears of its loss from their statement, and the pool from its own listener.
    this.on('error', () => undefined);
  }
}
