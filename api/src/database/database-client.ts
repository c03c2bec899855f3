import pg from 'pg';

/**
 * A connection whose loss ends the statement under way and nothing else. Between two listeners of the pool and of
 * TypeORM there are moments when nobody listens, and an error that nobody hears ends the whole process.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The statement under way fails by itself, and the pool has a listener of its own.
    this.on('error', () => undefined);
  }
}
