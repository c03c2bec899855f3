import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What a page may cost until it is drawn: bytes of scripts and style sheets in Brotli, and files, of which one may stand in the document. */
interface Budget {
  path: string;
  scripts: number;
  styles: number;
  files: number;
}

/**
 * The shell alone: what every page begins with. `shell/first-script.md` says what it is made of. Toasts, the HTTP client, the identity
 * library and what only signed-in people see come with the first need. Names and hashes compress a little differently with each
 * change, folder and version of Node: 500 bytes are room for that. With the kit's boxes, which replace 700 lines of styles, and a session that is drawn before the
 * identity provider answers. With the tile for news: 30 bytes.
 * With links from each directory to the others: 50 bytes. With the address /ops, and the focus after a retry: 100 bytes. With the height of
 * what a member's start waits with: 60 of styles.
 */
const SHELL: Budget = { path: '/', scripts: 141_600, styles: 8_570, files: 2 };

/**
 * Today's figures with a little room. A page that opens dialogs holds what they are drawn with, half a kilobyte.
 * Whoever needs more says why here. Pages of people, projects and hackathons share files with the lists and forms of their
 * modules, which are one file more for it. Each field says below itself what is wrong, a number also its limits: 450 bytes wherever there
 * is one.
 * Covers are tiles on phones and have seven patterns: 330 bytes of styles wherever there are cards, 40 for a page that shows one whole, and 100 where projects are listed. Times name a city: 100
 * bytes of scripts wherever somebody's are shown. The first cover of a list is fetched first:
 * 60 bytes of scripts. A contact that is an email is a link, and a dialog that the address opened gives the focus to the page: up to
 * 200 bytes of the kit, by what of it a page shows. Fields add https:// to an address, and say what is asked for where they are empty:
 * up to 200 of the kit, wherever there are fields. A retry gives the focus to the page, and what failed says offline only when to try again:
 * 100 bytes of the kit.
 */
const BUDGETS: Budget[] = [
  SHELL,
  // With choices and order on one line of a phone, where they scroll sideways, and the button of an empty list: 150 bytes for people and projects.
  // What a person would do in a team: 100 bytes. A first answer is drawn in slices: 40. Whose profile is hidden shows no interest: 60.
  beyondTheShell('/explore', { scripts: 19_090, styles: 5_280, files: 6 }),
  beyondTheShell('/explore-projects', { scripts: 19_440, styles: 5_140, files: 6 }),
  // What the pages of hackathons share, fields above all, is two files: one of them also with the form that posts one. Rules that its pages share, such as which event is short, are 100 bytes more,
  // and the words for how many are on a team 50. The filter for where one takes part, and the sentence that names filters: 450 bytes.
  // What a list that failed looks like is a file, 600 bytes. Cards that are lower on a phone: 90 of styles. That it takes long is said: 60.
  // Fields say what is asked for where they are empty, and when a date is too early or too late: 150 here and on forms. Who may not look yet
  // reads why on the button: 120.
  beyondTheShell('/explore-hackathons', { scripts: 19_330, styles: 4_860, files: 8 }),
  // Names compress a little differently with each change: 50 bytes.
  // A form says beside what failed that the browser is offline: 100 to 200 bytes here and on other pages.
  beyondTheShell('/post-hackathon', { scripts: 12_670, styles: 2_800, files: 6 }),
  // With the chips of what is typed into its lists, and the cover, drawn before it is uploaded. The dialog for that comes when it is asked for.
  // What counts the characters of title and description, and shares chips with the edit dialog, is 200 bytes.
  beyondTheShell('/post-project', { scripts: 21_450, styles: 3_980, files: 6 }),
  // With what says that a dialog is on its way; here, what it shares with a project's page is a file of its own by now. Who has just posted may be
  // asked how their team reaches them. With covers, what to do where nobody is invited, and the chips of lists in the edit dialog, which is
  // a file that posting shares. Styles compress a little differently with each change: 10 bytes.
  // The styles of faces are in a file that the pages of this module share: 350.
  beyondTheShell('/my-projects', { scripts: 17_830, styles: 4_210, files: 7 }),
  // With rows of the teams that one leads, and the faces of those that one has joined: a file, 1,100 bytes and 400 of styles.
  beyondTheShell('/collaborations', { scripts: 13_930, styles: 3_710, files: 6 }),
  // With the tab of what others have done, page by page, what somebody who accepts may say of their time, and numbers in words, so
  // that constants rule the sentences. An offer says who is on the team and who will see what. With when a meeting starts, the menu in
  // the corner of a card, and covers in the tab of activity. Projects that one is interested in are rows beside the sent invites, and
  // withdrawing one asks first: 450 bytes, and 60 of styles.
  // Proposed teams that wait for an answer are above the invites received: 100 bytes. The module knows where its dialog finds the names
  // of skills, and addresses break at no hyphen: 180 bytes. Names of a team may take two lines: 50.
  // Interest that has ended leads to other projects: 150 bytes. Tabs fade where more of them are hidden: 90 of styles.
  // Who sent an invite goes on to the room once it's accepted: 250.
  // Received says what interest waits for, and activity what has changed since: 100.
  beyondTheShell('/my-invites', { scripts: 33_300, styles: 5_360, files: 7 }),
  // Budgets of an address go with its pattern: nobody has to be there. What it shares with one's own profile is a file of its own,
  // with the words for when somebody has time. Sign-in names whom the page is about: 60 bytes here and on one's own profile.
  // Facts of a row have two lines on a phone: 20 bytes of styles here and there. The marks of two sites that profiles link to are 550 bytes
  // here and on one's own profile. The kit has two more for results of projects, and the present names of time zones: 240 and, where a
  // profile is written, 110. Whom the viewer has blocked is named: 150. Unblocking them there: 520.
  // That loading takes long is said: 100. A box that stays in sight beside a long page: 40 of styles.
  beyondTheShell('/people/somebody', { scripts: 23_460, styles: 5_530, files: 8 }),
  // With what leads a phone down to what one can do, who of the team is still there, the time that each says to have, why it fits, and the place of its result. The tabs of its team come
  // when they are needed. The chips of lists are a file of their own.
  // Addresses in its description are links: 200 bytes. Whoever may not see it signs in from there: 20, and its heading says so: 100.
  // A name without a link: 50.
  // What the room of a team shows is marked as read: 250 bytes. What was begun there stays: 100.
  // A full team is told so with its faces: 150. What becomes of a credit is said before somebody leaves: 300.
  // The buttons of its cover come with the tabs of the team: 300 less, and 30 of styles.
  // Who owns a project that was handed over, and a hidden profile, are told: 170.
  beyondTheShell('/projects/something', { scripts: 31_100, styles: 5_900, files: 8 }),
  // With the search for a team, whose dialog comes when it is asked for, the next round, wishes, the times on the event's own clocks, the
  // other of two close proposals, and what came of an event that is over. With the zone in which a proposal is to be answered, and the
  // question before a no, and which teams its organiser lists. Cards of teams say of how many seats: 100 bytes.
  // News from the organisers, the team that one is on, and the focus after one begins to look are 600.
  // Addresses in news are links: 280. What becomes of both after a no, and no project is asked of who is on a team: 250.
  // The answer of a proposed team stays in sight on a phone: 50 of styles. So does the box beside a long page, on a desk: 50.
  // Who comes by a link to an answer signs in for it, and loading says that it takes long: 280.
  // What leads on while no round is planned, when people are proposed to a project, and the word that its button worked: 290.
  // A search for oneself becomes one for a project, and posting is a link once one has posted: 300.
  // Preferences that aren't saved are asked about, and who lists no skills is led to add them: 70.
  // Who would own a team's project, whom one stays together with, and the rows of a team that has formed: 530.
  beyondTheShell('/hackathons/something', { scripts: 32_330, styles: 5_910, files: 9 }),
  // With what ops say to somebody whom they have hidden, and what it shares with the pages of others: finished projects, too.
  beyondTheShell('/profile', { scripts: 19_000, styles: 4_530, files: 8 }),
  // With the day until which invites pause, how well one knows each skill, and when one has time. The catalogue comes when a skill is typed,
  // and the dialog of the picture when it is asked for. A failure takes the place of the form's state, and loading says that it takes long: 250.
  // The links to its sections are one row on a phone: 65 of styles.
  beyondTheShell('/create-profile', { scripts: 24_770, styles: 4_045, files: 6 }),
  // With the teams that fit, and why. Rows of teams, with their covers, are a file that it shares with pages of people.
  // Proposed teams that wait for an answer come first: 370 bytes.
  beyondTheShell('/dashboard', { scripts: 16_530, styles: 4_130, files: 7 }),
];

const INLINE_STYLES = /<style>(.*?)<\/style>/s;
/** A script or style sheet that a document names; the preloads spec shows that a page asks for no others. */
const FILE = /<(?:script|link)[^>]+(?:src|href)="(\/[^"]+\.(?:js|css))"/g;

for (const { path, scripts, styles, files } of BUDGETS) {
  test(`${path} is drawn from at most ${files} files, ${scripts} bytes of scripts and ${styles} of styles`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const needed = [...html.matchAll(FILE)].map(([, file = '']) => file);
    const [, inline = ''] = INLINE_STYLES.exec(html) ?? [];
    expect(needed.length).toBeGreaterThan(0);
    expect.soft(needed.length + (inline ? 1 : 0)).toBeLessThanOrEqual(files);
    expect.soft(await brotliBytesOf(request, needed, '.js')).toBeLessThanOrEqual(scripts);
    const named = await brotliBytesOf(request, needed, '.css');
    expect.soft(named + brotliCompressSync(inline).length).toBeLessThanOrEqual(styles);
  });
}

function beyondTheShell(path: string, { scripts, styles, files }: Omit<Budget, 'path'>): Budget {
  return {
    path,
    scripts: SHELL.scripts + scripts,
    styles: SHELL.styles + styles,
    files: SHELL.files + files,
  };
}

async function brotliBytesOf(request: APIRequestContext, files: string[], ending: string): Promise<number> {
  const sizes = files.filter((file) => file.endsWith(ending)).map((file) => brotliBytes(request, file));
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

/** As a browser gets it. */
async function brotliBytes(request: APIRequestContext, file: string): Promise<number> {
  const headers = (await request.head(file, { headers: { 'accept-encoding': 'br' } })).headers();
  expect(headers['content-encoding']).toBe('br');
  return Number(headers['content-length']);
}
