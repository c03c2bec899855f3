import { takePicture } from '../support/picture.ts';
import { expect, test } from '../support/test.ts';

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string }>>>>;
}

test('the page of the API lists every call, and asks nothing of another host', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));

  await page.goto('/api/docs');
  const { paths }: OpenApi = await (await page.request.get('/api/docs/openapi.json')).json();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const shown = () =>
    page
      .locator('.opblock')
      .evaluateAll((blocks) =>
        blocks.map((block) =>
          ['.opblock-summary-method', '.opblock-summary-path']
            .map((part) => block.querySelector(part)?.textContent?.replace(/\u200b/g, '') ?? '')
            .join(' '),
        ),
      );
  // Of more than a hundred calls, it draws only those in the window.
  const listed = new Set<string>();
  await expect(async () => {
    for (const call of await shown()) listed.add(call);
    await page.mouse.wheel(0, 600);
    expect([...listed].sort()).toEqual(calls.sort());
  }).toPass({ timeout: 60_000, intervals: [200] });
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  await takePicture(page, 'api-docs');
});
