import autocannon from 'autocannon';
import type { Load } from './load.ts';

/** The load of one measurement, in a process of its own, so that it does not take time from the one that measures. */
process.once('message', async (load: Load) => {
  const { url, connections, seconds, requests, requestsPerSecond } = load;
  const rate = requestsPerSecond && { overallRate: Math.round(requestsPerSecond) };
  const options = { url, connections, duration: seconds, requests: [...requests], verifyBody: isListOrRefusal };
  const result = await autocannon({ ...options, ...rate });
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count]),
  );
  process.send?.({
    requestsPerSecond: result.requests.total / result.duration,
    errors: result.errors + result.timeouts,
    shapeless: result.mismatches,
    statuses,
  });
  process.disconnect();
});

/** What the contract knows: a list, nothing at all (304), or a refusal with its sentence. The whole of a list is not read. */
function isListOrRefusal(body: string | Buffer | undefined): boolean {
  const text = String(body ?? '');
  if (text === '' || text.startsWith('[')) return true;
  const { error, code, requestId } = JSON.parse(text);
  return [error, code, requestId].every((part) => typeof part === 'string');
}
