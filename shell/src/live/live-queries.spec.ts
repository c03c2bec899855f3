import { myDataKeys } from '@crewdeck/module-sdk';
import { createQueryClient } from '@crewdeck/module-sdk/host';
import { refreshLive } from './live-queries.ts';
import { type LiveServer, startLiveServer, until } from './testing/live-server.ts';
import { standInForLocks } from './testing/tab-locks.ts';

const LISTS = [myDataKeys.projects('ada'), ['projects', 'page', 'p1'], ['team-search', 'jam', 'ada']];
const OTHERS = [myDataKeys.profile('ada'), myDataKeys.projects('grace'), ['directory']];

let server: LiveServer;
let queryClient: ReturnType<typeof createQueryClient>;
let leave: () => void;

beforeEach(async () => {
  server = await startLiveServer();
  // Node has no page, whose events are enough here.
  globalThis.window = new EventTarget() as typeof window;
  globalThis.document = { hidden: false } as Document;
  globalThis.navigator ??= {} as Navigator;
  standInForLocks();
  queryClient = createQueryClient();
  for (const key of [...LISTS, ...OTHERS]) queryClient.setQueryData(key, []);
  queryClient.setQueryData(myDataKeys.listsVersion('ada'), 'v1');
  leave = refreshLive('ada', queryClient, async () => 'ada');
});
afterEach(async () => {
  leave();
  queryClient.clear();
  await server.close();
});

const outdated = (keys: readonly (readonly unknown[])[]) =>
  keys.filter((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);

const tell = async (version: string) => {
  const stream = await server.next();
  stream.send(`id: ${version}\ndata:\n\n`);
  return stream;
};

describe('the lists of a person', () => {
  it('are read again when they have another version, with the pages of projects, the search for a team and nothing else', async () => {
    await tell('v2');
    await until(() => outdated(LISTS).length > 0);
    expect(outdated(LISTS)).toEqual(LISTS);
    expect(outdated(OTHERS)).toEqual([]);
  });

  it('stay as they are when the stream tells the version that is shown', async () => {
    const stream = await tell('v1');
    stream.send('id: v1\ndata:\n\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(outdated(LISTS)).toEqual([]);
  });

  it('are read again once the stream is lost, as nothing tells of changes by then', async () => {
    const stream = await tell('v1');
    await new Promise((resolve) => setTimeout(resolve, 50));
    stream.cut();
    await until(() => outdated(LISTS).length > 0);
  });
});

test('a page that the browser keeps for a way back has no stream, and asks for one when it is shown again', async () => {
  const stream = await tell('v1');
  window.dispatchEvent(new Event('pagehide'));
  await stream.left;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await server.next()).toMatchObject({ token: 'Bearer ada' });
});
