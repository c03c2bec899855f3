import { aHealth, NOW } from '@crewdeck/releases/builders';
import { CHART_HEIGHT, chartOf, chartRows, chartText } from './chart.ts';

const chartWith = (...minutes: [number, number, number][]) => chartOf(aHealth('r', minutes).minutes, NOW);

describe('the chart of loads', () => {
  it('has a place for each minute of the hour, the running one last', () => {
    expect(chartWith([59, 1, 0], [0, 1, 0]).bars.map(({ x }) => x)).toEqual([0, 236]);
  });

  it('leaves out what is older than an hour, and what a clock ahead of ours calls the future', () => {
    expect(chartWith([60, 1, 0], [-2, 1, 0]).bars).toEqual([]);
  });

  it('stands on the bottom while nothing fails', () => {
    const { baseline, bars } = chartWith([1, 8, 0], [0, 4, 0]);
    expect(baseline).toBe(CHART_HEIGHT);
    expect(bars.map(({ ok }) => ok.height)).toEqual([CHART_HEIGHT, CHART_HEIGHT / 2]);
  });

  it('hangs failures below the line, to the same scale', () => {
    const { baseline, bars } = chartWith([0, 30, 10]);
    expect(baseline).toBe(42);
    expect(bars[0]).toMatchObject({ ok: { y: 0, height: 42 }, failed: { y: 42, height: 14 } });
  });

  it('shows one failure among thousands, inside the frame', () => {
    const { baseline, bars } = chartWith([0, 9000, 1]);
    expect(bars[0]?.failed.height).toBe(3);
    expect(baseline + 3).toBeLessThanOrEqual(CHART_HEIGHT);
  });

  it('uses its whole height when everything fails', () => {
    expect(chartWith([0, 0, 5])).toMatchObject({ baseline: 0, bars: [{ failed: { y: 0, height: CHART_HEIGHT } }] });
  });

  it('draws nothing for no loads', () => {
    expect(chartWith()).toMatchObject({ bars: [] });
  });
});

describe('the chart in words', () => {
  it('tells the sum and the worst minute', () => {
    expect(
      chartText(
        aHealth('r', [
          [9, 90, 2],
          [5, 10, 8],
          [1, 0, 0],
        ]),
      ),
    ).toMatch(/: 100 succeeded, 10 failed, 9\.1 %\. Most failed at \d\d:\d\d: 8\.$/);
  });

  it('says that nothing was loaded', () => {
    expect(chartText(aHealth('r', []))).toBe('No loads in the last hour.');
  });
});

describe('the chart as a table', () => {
  it('sums five minutes in a row, the latest first, without empty rows', () => {
    const rows = chartRows(
      aHealth('r', [
        [42, 5, 5],
        [41, 5, 0],
        [3, 1, 1],
      ]).minutes,
      NOW,
    );
    expect(rows.map(({ ok, failed, rate }) => [ok, failed, rate])).toEqual([
      [1, 1, '50 %'],
      [10, 5, '33 %'],
    ]);
  });
});
