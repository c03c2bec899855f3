import { setImmediate as nextTurn } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Page } from '../platform/paging/page.ts';
import { readForAll } from './usual-pages.ts';

describe('a first page that everybody asks for', () => {
  /** Answers nothing until it is told to. */
  function aDatabase() {
    const readings: ((page: Page) => void)[] = [];
    const database = new DataSource({ type: 'postgres' });
    const ask = (name: string) => readForAll(database, name, () => new Promise((answer) => readings.push(answer)));
    return { readings, ask };
  }

  it('is read once for all who ask within a moment', async () => {
    const { readings, ask } = aDatabase();
    const answers = Promise.all([ask('newest'), ask('newest'), ask('newest')]);
    await nextTurn();
    expect(readings).toHaveLength(1);
    const page = new Page(['{}'], null, 1);
    readings[0]?.(page);
    expect(await answers).toEqual([page, page, page]);
  });

  it('is read anew for who asks while it is being read: nobody gets what was read before they asked', async () => {
    const { readings, ask } = aDatabase();
    const first = ask('newest');
    await nextTurn();
    const second = ask('newest');
    await nextTurn();
    const pages = [new Page(['1'], null, 1), new Page(['2'], null, 1)] as const;
    for (const [place, page] of pages.entries()) readings[place]?.(page);
    expect(await Promise.all([first, second])).toEqual(pages);
  });

  it('is not another one, nor that of another database', async () => {
    const { readings, ask } = aDatabase();
    const other = aDatabase();
    for (const name of ['newest', 'oldest']) void ask(name);
    void other.ask('newest');
    await nextTurn();
    expect([readings.length, other.readings.length]).toEqual([2, 1]);
  });
});
