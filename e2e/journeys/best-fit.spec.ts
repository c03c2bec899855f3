import { randomUUID } from 'node:crypto';
import { CALLS, delayApi, nextAnswer } from '../support/faults.ts';
import { expectGoodPage, pageOf } from '../support/good-page.ts';
import { layoutShiftOf, MOST_SHIFT, watchLayoutShift } from '../support/layout-shift.ts';
import { aMember, aProjectOf } from '../support/members.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

// Nothing moves while axe measures contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

test('a person and a project that fit find each other, each sees why, and one invites the other', {
  tag: '@lab',
}, async ({ browser }) => {
  // Skills that nobody else has on this system, so that the two fit each other and nobody better.
  const [sought, asked] = [`Kelp ${randomUUID().slice(0, 8)}`, `Moss ${randomUUID().slice(0, 8)}`];
  const owner = await aMember('Owner', { skills: [{ skillId: 'React' }] });
  const wanted = await aMember('Wanted', { skills: [{ skillId: sought }, { skillId: asked }] });
  const project = await aProjectOf(owner, { techStack: [sought] });

  const theirs = await pageOf(browser, wanted, PHONE);
  await watchLayoutShift(theirs);
  await delayApi(theirs);
  const ordersAsked: (string | null)[] = [];
  theirs.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/projects') ordersAsked.push(searchParams.get('sort'));
  });
  await theirs.goto('/explore-projects');
  const first = theirs.getByRole('list', { name: 'Strong fits' }).getByRole('listitem').first();
  await expect(first).toContainText(project.title);
  await expect(theirs.getByLabel('Sort by')).toHaveValue('fit');
  await expect(theirs.getByText('Projects that fit your profile come first.')).toBeVisible();
  const { score, moved } = await layoutShiftOf(theirs);
  expect(score, moved.join('\n')).toBeLessThan(MOST_SHIFT);
  // No other list has been drawn before it.
  expect(new Set(ordersAsked)).toEqual(new Set(['fit']));

  const why = first.getByRole('button', { name: 'Why this fits' });
  await why.focus();
  await theirs.keyboard.press('Enter');
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expect(first.getByRole('list', { name: 'Why this fits' })).toContainText(`Needs ${sought}`);
  await expectGoodPage(theirs);

  await theirs.goto('/dashboard');
  const teams = theirs.getByRole('list', { name: 'Projects that fit you' });
  await expect(teams.getByRole('listitem').first()).toContainText(`Needs ${sought}`);
  await teams.getByRole('link', { name: project.title }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Suggested teammates' })).toHaveCount(0);
  await expect(theirs.getByRole('list', { name: 'Why this fits' })).toContainText(`Needs ${sought}`);

  const owners = await pageOf(browser, owner, DESK);
  await watchLayoutShift(owners);
  await owners.goto(`/projects/${project.id}?tab=manage`);
  const fitting = owners.getByRole('list', { name: 'Suggested teammates', exact: true });
  await expect(fitting.getByRole('list', { name: `Why ${wanted.name} fits` })).toContainText(`Brings ${sought}`);
  expect((await layoutShiftOf(owners)).score).toBeLessThan(MOST_SHIFT);
  await expectGoodPage(owners);

  const title = `Moss garden of ${owner.name}`;
  // Whoever is quicker than their own profile is asked to wait.
  await Promise.all([nextAnswer(owners, CALLS.readProfile), owners.goto('/post-project')]);
  await owners.getByLabel('Title').fill(title);
  await owners.getByLabel('Description').fill('Moss on every roof.');
  await owners.getByLabel('Custom tech').fill(asked);
  await owners.getByLabel('Max team size').fill('3');
  await owners.getByRole('button', { name: 'Post Project' }).click();
  await expectToast(owners, 'Project created successfully!');
  await owners.getByRole('link', { name: 'See suggestions' }).click();
  await expect(owners.getByText(`Suggested teammates for ${title}`)).toBeVisible();
  const best = owners.getByRole('list', { name: 'Strong fits' }).getByRole('listitem').first();
  await expect(best).toContainText(wanted.name);
  await owners.reload();
  await expect(best).toContainText(wanted.name);
  expect((await layoutShiftOf(owners)).score).toBeLessThan(MOST_SHIFT);
  await best.getByRole('button', { name: 'Why this fits' }).click();
  await expect(best.getByRole('list', { name: 'Why this fits' })).toContainText(`Brings ${asked}`);
  await expectGoodPage(owners);

  await best.getByRole('button', { name: 'Invite to Collaborate' }).click();
  const dialog = owners.getByRole('dialog');
  await expect(dialog.getByText(`Say which role you have in mind on ${title}.`)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Role' }).fill('Gardener');
  await dialog.getByRole('button', { name: 'Send Invite' }).click();
  await expectToast(owners, `Invite sent to ${wanted.name} for ${title}.`);
  await owners.getByRole('link', { name: 'Show everyone' }).click();
  await expect(owners).toHaveURL(/\/explore$/);
  await Promise.all([theirs.context().close(), owners.context().close()]);
});
