import autocannon from 'autocannon';
import type { Load } from './load.ts';

/** The load of one measurement, in a process of its own, so that it does not take time from the one that measures. */
process.once('message', async (load: Load) => {
  const { url, connections, seconds, requests } = load;
  const result = await autocannon({ url, connections, duration: seconds, requests: [...requests] });
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count]),
  );
  process.send?.({
    requestsPerSecond: result.requests.total / result.duration,
    errors: result.errors + result.timeouts,
    statuses,
  });
  process.disconnect();
});
