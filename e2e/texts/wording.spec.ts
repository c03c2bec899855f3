import { aMember } from '../support/members.ts';
import { timeOf, toast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

test('the footer tells what the product is, and the year 2024', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('student developers and hackathon participants');
  await expect(footer).toContainText('© 2024');
});

test('toasts stand at the top right, stay while the pointer is on them, and are held by Alt+T from the first frame', async ({
  page,
}) => {
  const text = 'Messages feature coming soon!';
  await page.goto('/');
  const messages = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Messages Soon' });
  await messages.press('Enter');
  const card = page.getByRole('region', { name: /Notifications/ }).getByRole('alert');
  await card.waitFor({ state: 'attached' });
  await page.keyboard.press('Alt+t');
  await expect(card).toBeFocused();
  expect(await timeOf(page, text)).toMatchObject({ playState: 'paused' });

  await page.keyboard.press('Escape');
  await messages.focus();
  await expect.poll(() => timeOf(page, text)).toMatchObject({ playState: 'running' });
  await toast(page, text).hover();
  await expect.poll(() => timeOf(page, text)).toMatchObject({ playState: 'paused' });
  const box = await toast(page, text).boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect(box?.y).toBeLessThan(300);
});

test('a description in the directory is cut after three lines', async ({ page }) => {
  const { name } = await aMember('Verbose', { bio: 'A sentence that goes on. '.repeat(30) });
  await page.goto(`/explore?search=${encodeURIComponent(name)}`);
  const description = page.getByText('A sentence that goes on.');
  await expect(description).toBeVisible();
  const lines = await description.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(3);
});
