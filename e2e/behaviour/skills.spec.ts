import { expectNoViolation } from '../support/axe.ts';
import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { toast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

test('somebody finds a skill by a short name, says how well they know it, and is found by either name', async ({
  page,
}) => {
  const member = await aMember();
  await signIn(page, member);
  await page.goto('/create-profile');

  const field = page.getByLabel('Add a custom skill');
  await field.pressSequentially('k8s');
  await expect(page.locator('datalist option[value="Kubernetes"]')).toHaveCount(1);
  await field.fill('Kubernetes');
  await field.press('Enter');
  await page.getByText(/^Skill levels: /).click();
  await page.getByLabel('Level of Kubernetes').selectOption('Beginner');
  await expect(page.getByText('Skill levels: all Beginner')).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(toast(page, 'Profile updated!')).toBeVisible();

  await page.goto('/create-profile');
  await page.getByText(/^Skill levels: /).click();
  await expect(page.getByLabel('Level of Kubernetes')).toHaveValue('Beginner');

  for (const name of ['k8s', 'Kubernetes']) {
    await page.goto(`/explore?tech=${name}`);
    await expect(page.getByRole('main').getByText(member.name)).toBeVisible();
  }
});
