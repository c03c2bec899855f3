import { takePicture } from '../support/picture.ts';
import { expect, test } from '../support/test.ts';

interface OpenApi {
  readonly paths: Readonly<Record<string, object>>;
}

test('the page of the API draws the calls of its document, and asks nothing of another host', { tag: '@lab' }, async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));

  await page.goto('/api/docs');
  const { paths }: OpenApi = await (await page.request.get('/api/docs/openapi.json')).json();
  const shown = async () => {
    const texts = await page.locator('.opblock-summary-path').allTextContents();
    return texts.map((text) => text.replace(/\u200b/g, ''));
  };
  // Of more than a hundred calls, it draws only those in the window. It reads the whole document first, which takes seconds.
  await expect.poll(async () => (await shown()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const first = await shown();
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(first));
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    expect((await shown()).filter((path) => !first.includes(path)).length).toBeGreaterThan(0);
  }).toPass();
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(await shown()));
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  await takePicture(page, 'api-docs');
});
