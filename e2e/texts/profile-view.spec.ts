import type { Page } from '@playwright/test';
import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

async function openProfile(page: Page, profile: object): Promise<void> {
  const member = await aMember('Viewed', profile);
  await signIn(page, member);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
}

test('a profile shows bio, year and branch, skills by group, interests, links and featured projects', async ({
  page,
}) => {
  await openProfile(page, {
    bio: 'Builds tide clocks.',
    availability: 'Available for work',
    academicYear: '3rd year',
    branch: 'Oceanography',
    skills: ['React', 'Vue.js', 'Angular', 'Next.js', 'HTML', 'CSS', 'Go', 'Swift', 'Redis', 'Knots'].map(
      (skillId) => ({
        skillId,
        level: 'Advanced',
      }),
    ),
    interests: ['Open Source', 'Sailing'],
    githubUrl: 'https://github.com/tide',
    portfolioUrl: 'https://www.linkedin.com/in/tide',
    discordOrContact: 'tide#0042',
    featuredProjects: [{ title: 'Tidepool', tech: ['React', 'Redis'], link: 'https://tide.example/' }],
  });
  const main = page.getByRole('main');
  for (const text of ['Builds tide clocks.', 'Available for work', '3rd year', 'Oceanography', 'tide#0042']) {
    await expect(main).toContainText(text);
  }
  for (const [group, chips] of Object.entries({
    Frontend: 'React, Vue.js, Angular, Next.js, HTML, +1 more',
    Backend: 'Go',
    Mobile: 'Swift',
    Database: 'Redis',
    Other: 'Knots',
  })) {
    const list = main.getByRole('list', { name: `${group} skills` });
    expect((await list.getByRole('listitem').allInnerTexts()).join(', ')).toBe(chips);
  }
  await expect(main.getByRole('list', { name: 'Interests' }).getByRole('listitem')).toHaveText([
    'Open Source',
    'Sailing',
  ]);
  await expect(main.getByRole('link', { name: /GitHub/ })).toHaveAttribute('href', 'https://github.com/tide');
  await expect(main.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('href', /linkedin/);
  await expect(main.getByRole('heading', { name: 'Tidepool' })).toBeVisible();
  await expect(main.getByRole('link', { name: /View Project/ })).toHaveAttribute('href', 'https://tide.example/');
});
