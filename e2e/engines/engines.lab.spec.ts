import { aMember, type Member } from '../support/members.ts';
import { reportCounts, reportsSince } from '../support/registry.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import { FIREFOX } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { WEBKIT } from './webkit.ts';

/** Each step has a limit of its own; on a busy machine all of them together take two minutes. */
test.setTimeout(300_000);

for (const { name, packages, isInstalled, open } of [FIREFOX, WEBKIT]) {
  test(`two people become a team in ${name}, and no release is blamed`, async () => {
    test.skip(!isInstalled, `install it by: apt-get install ${packages}`);
    const before = await reportCounts();
    const engine = await open();
    await becomeTeam(new Visitor(engine, theSystem().url)).finally(engine.close);
    const reports = await reportsSince(before);
    expect(reports.others).toEqual([]);
    expect(reports.ok).toEqual(expect.arrayContaining(['mf-explore', 'mf-invites', 'mf-projects']));
  });
}

/** They take turns at one browser. */
async function becomeTeam(visitor: Visitor): Promise<void> {
  const [ada, grace] = [await aMember('Ada'), await aMember('Grace')];
  const title = `Crew planner of ${ada.name}`;

  await visitor.open('/post-project');
  await signIn(visitor, ada);
  await visitor.arriveAt('/post-project');
  await visitor.type('Title', title);
  await visitor.type('Description', 'A planner that tells a crew who does what until when.');
  await visitor.click('button', 'Post Project');
  await visitor.arriveAt('/explore-projects');
  await visitor.see(title);

  await visitor.click('button', 'Explore');
  await visitor.click('link', 'Explore Users');
  await visitor.type('Search developers', grace.name);
  await visitor.see('Showing 1 developer(s)');
  await visitor.click('button', 'Invite to Collaborate', grace.name);
  await visitor.type('Role', 'Designer');
  await visitor.click('button', 'Send Invite');
  await visitor.see(`Invite sent to ${grace.name} for ${title}.`);
  await signOut(visitor);

  await visitor.open('/my-invites');
  await signIn(visitor, grace);
  await visitor.click('button', 'Accept', title);
  await visitor.see("You've joined the project!");
  await visitor.arriveAt('/collaborations');
  await visitor.click('link', 'Team room', title);
  await visitor.type('Write to your team', 'We meet on Monday.');
  await visitor.click('button', 'Send note');
  await visitor.see('We meet on Monday.');
  await visitor.reload();
  await visitor.see('We meet on Monday.');
  await visitor.open(`/explore?search=${encodeURIComponent(ada.name)}`);
  await visitor.see(ada.name);
  await signOut(visitor);
}

/** On the page that asks for it. */
async function signIn(visitor: Visitor, { email, password }: Member): Promise<void> {
  await visitor.arriveAt('/sign-in');
  await visitor.type('Email', email);
  await visitor.type('Password', password);
  await visitor.click('button', 'Sign In');
}

async function signOut(visitor: Visitor): Promise<void> {
  await visitor.click('button', 'Sign Out');
  await visitor.arriveAt('/');
  await visitor.see('Sign In');
}
