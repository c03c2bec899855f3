import { answerCalls, createTestHost, type GivenAnswer } from '@crewdeck/module-sdk/testing';
import { aKeptRelease, aModule, aRelease, aStatus, LIVE, minutesAgo } from '@crewdeck/releases/builders';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleasesPage } from '../releases-page.tsx';
import { dialog, press } from '../testing/open-releases.tsx';

const NEW = '1.6.0-cccccccc';
const MISFIT = aKeptRelease(aRelease('1.2.0-eeeeeeee'), { problems: ['It has no page "collaborations".'] });
const aRecord = (files: Record<string, number>, packages: string[]) => ({
  initial: ['entry.js'],
  pages: { project: ['7.aaaaaaaa.js'] },
  widgets: {},
  packages,
  requires: { sdk: '^1.0.0', contract: '^1.0.0', federation: '^2.0.0' },
  files: Object.fromEntries(
    Object.entries(files).map(([file, bytes]) => [file, { integrity: `${file} ${bytes}`, bytes }]),
  ),
});
const RECORDS: Record<string, object> = {
  [LIVE.release]: aRecord({ 'entry.js': 100, '7.aaaaaaaa.js': 900 }, ['zod']),
  [NEW]: aRecord({ 'entry.js': 100, '7.aaaaaaaa.js': 950 }, ['dayjs']),
};

interface Answers {
  kept?: GivenAnswer;
  preview?: GivenAnswer;
}

async function open({ kept, preview }: Answers = {}) {
  const known = [aKeptRelease(aRelease(NEW)), aKeptRelease(LIVE, { neededAs: ['live'] }), MISFIT];
  answerCalls(({ path, method }) => {
    if (method === 'POST') return preview ?? { body: { id: 'p', path: '/preview/token', expiresAt: minutesAgo(-60) } };
    if (path === '/api/releases') return { body: aStatus({ modules: [aModule()], edges: [] }) };
    const record = RECORDS[path.split('/').at(-1) ?? ''];
    return record ? { body: record } : (kept ?? { body: known });
  });
  render(createTestHost(<ReleasesPage />, { at: '/ops/releases' }).element);
  await press('Releases… mf-projects');
}

const rowOf = async (release: string) =>
  within(
    (await dialog().findByRole('button', { name: `Copy preview link to ${release}` })).closest('li') ?? document.body,
  );

describe('the kept releases of a module', () => {
  it('tell each which could go live, and how a new one comes', async () => {
    await open();
    expect((await rowOf(NEW)).getByText('Can go live')).toBeVisible();
    const misfit = await rowOf(MISFIT.release);
    expect(misfit.getByText("Can't go live")).toBeVisible();
    expect(misfit.getByText('It has no page "collaborations".')).toBeVisible();
    expect((await rowOf(LIVE.release)).queryByRole('button', { name: /^Compare/ })).toBeNull();
    expect(dialog().getByText('npm run release -- publish mf-projects --version 1.2.3')).toBeVisible();
  });

  it('give a link to one of them, which is copied and can be read', async () => {
    const user = userEvent.setup();
    await open();
    const row = await rowOf(NEW);
    await user.click(row.getByRole('button', { name: /^Copy preview link/ }));
    expect(await row.findByText(/^Copied\. Good until \d\d:\d\d\.$/, { exact: false })).toBeVisible();
    const link = new URL('/preview/token', window.location.origin).href;
    expect(row.getByLabelText(`Preview link to ${NEW}`)).toHaveValue(link);
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('say why there is no link', async () => {
    const body = { error: 'Signed links are switched off here.', code: 'release.previews_off', requestId: 'r' };
    await open({ preview: { status: 409, body } });
    const row = await rowOf(NEW);
    await userEvent.click(row.getByRole('button', { name: /^Copy preview link/ }));
    expect(await row.findByText('Signed links are switched off here.')).toBeVisible();
  });

  it('say the command where a link needs a key', async () => {
    const body = { error: 'Releases are signed here.', code: 'release.unsigned', requestId: 'r' };
    await open({ preview: { status: 403, body } });
    const row = await rowOf(NEW);
    await userEvent.click(row.getByRole('button', { name: /^Copy preview link/ }));
    expect(await row.findByText(`npm run release -- preview mf-projects@${NEW}`)).toBeVisible();
  });

  it('tell what they would change', async () => {
    await open();
    const row = await rowOf(NEW);
    await userEvent.click(row.getByRole('button', { name: `Compare with live ${NEW}` }));
    expect(await row.findByText('New npm package: dayjs.')).toBeVisible();
    const rows = row.getAllByRole('row').map((it) => it.textContent);
    expect(rows).toEqual([
      'WhatLiveThisChange',
      'Scripts of project1,000 B1,050 B+50 B',
      'All files1,000 B1,050 B+50 B',
      '7.js900 B950 B+50 B',
    ]);
  });

  it('can be asked for again when they do not come', async () => {
    await open({ kept: { status: 500, body: {} } });
    expect(await dialog().findByText('The releases could not be loaded.')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Load them again' })).toBeVisible();
  });
});

describe('what edges serve', () => {
  it('is told by their own word, with the command for what the page can not know', async () => {
    const edge = { name: 'edge-1', revision: 40, missing: [], seenAt: minutesAgo(0, Date.now()) };
    const edges = [
      edge,
      { ...edge, name: 'edge-2', revision: 39 },
      { ...edge, name: 'edge-3', missing: ['mf-projects@1.5.0-bbbbbbbb'] },
    ];
    answerCalls(() => ({ body: aStatus({ edges }) }));
    render(createTestHost(<ReleasesPage />, { at: '/ops/releases' }).element);
    const section = within(await screen.findByRole('region', { name: 'What edges serve' }));
    expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^edge-1Serves what is live/),
      expect.stringMatching(/^edge-2Behind/),
      expect.stringMatching(/^edge-3Files missing.*can't read mf-projects@1.5.0-bbbbbbbb in its store/),
    ]);
    expect(section.getByText('npm run release -- verify')).toBeVisible();
  });
});
