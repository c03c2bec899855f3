import type { Page } from '@playwright/test';
import type { Person } from './people.ts';
import { expect } from './test.ts';

/** From the receiver's card in the directory. */
export async function inviteFromCard(page: Page, receiver: Person, title: string, role: string): Promise<void> {
  await page.goto('/explore');
  await page.getByRole('searchbox').fill(receiver.name);
  const card = page.getByRole('listitem').filter({ hasText: receiver.name });
  await card.getByRole('button', { name: /Invite to Collaborate/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Project').selectOption({ label: title });
  await dialog.getByLabel('Role').fill(role);
  await dialog.getByRole('button', { name: 'Send Invite' }).click();
  await expect(page.getByText(`Invite sent to ${receiver.name} for ${title}.`)).toBeVisible();
}
