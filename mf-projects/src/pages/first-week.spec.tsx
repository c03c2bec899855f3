import type { ProjectPage } from '@crewdeck/contract';
import { screen, within } from '@testing-library/react';
import {
  aProjectPage,
  aTeam,
  aTeamLink,
  aTeamMeeting,
  aTeamMember,
  aTeamNote,
  aViewer,
  theMeetings,
} from '../testing/builders.ts';
import { type Answer, button, givenApi, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

const DAY_MS = 86_400_000;
const EVERYTHING = { links: [aTeamLink()], meetings: [aTeamMeeting()], notes: [aTeamNote()] };

describe('the first week of a team', () => {
  const given = ({
    links = [aTeamLink()].slice(1),
    meetings = [aTeamMeeting()].slice(1),
    notes = [aTeamNote()].slice(1),
    days = 1,
    project = {} as Partial<ProjectPage>,
  }) => {
    const joinedAt = new Date(Date.now() - days * DAY_MS).toISOString();
    const team = aTeam(aTeamMember({ joinedAt }));
    const reads: Record<string, Answer> = {
      [`${PROJECT_PATH}/links`]: { body: links },
      [`${PROJECT_PATH}/meetings`]: { body: theMeetings(...meetings) },
      [`${PROJECT_PATH}/notes`]: { body: notes },
    };
    const changes = { [`POST ${PROJECT_PATH}/notes`]: { answer: { body: aTeamNote() } } };
    const viewer = aViewer({ is: 'owner' });
    givenApi({
      project: aProjectPage({ viewer, team, openSeats: 0, isLooking: false, ...project }),
      reads,
      changes,
    });
    return reads;
  };
  const list = () => screen.findByRole('list', { name: 'Your first week' });
  const steps = async () =>
    within(await list())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('begins with three steps', async () => {
    given({});
    visit({ part: '?tab=room' });
    const all = ['Say hello: write a note.', 'Pick a time: propose a meeting.', 'Link your repository.'];
    expect(await steps()).toEqual(all);
  });

  it.each([
    ['the open seat', 1, 'Invite someone for the open seat.'],
    ['open seats', 3, 'Invite people for the 3 open seats.'],
  ])('begins for the owner with an invite for %s', async (_, openSeats, text) => {
    given({ project: { openSeats, isLooking: true } });
    visit({ part: '?tab=room' });
    expect((await steps()).slice(0, 2)).toEqual([text, 'Say hello: write a note.']);
    const path = `/explore?project=${aProjectPage().id}`;
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', path);
  });

  it.each([
    ['a member', { viewer: aViewer({ is: 'member' }), openSeats: 1, isLooking: true }],
    ['the owner of a team whose deadline to join has passed', { openSeats: 1, isLooking: false }],
  ])('has %s invite nobody', async (_, project) => {
    given({ project });
    visit({ part: '?tab=room' });
    expect(await steps()).toHaveLength(3);
  });

  it.each([
    ['Say hello: write a note.', 'textbox', 'Write to your team'],
    ['Pick a time: propose a meeting.', 'button', 'Propose a meeting'],
    ['Link your repository.', 'textbox', 'Add a link'],
  ])('leads with "%s" to the %s "%s"', async (step, role, name) => {
    given({});
    const { user } = visit({ part: '?tab=room' });
    await user.click(within(await list()).getByRole('link', { name: step }));
    expect(screen.getByRole(role, { name })).toHaveFocus();
  });

  it.each([
    ['a note of their own', { notes: EVERYTHING.notes }, 'Done: Say hello: write a note.'],
    ['a meeting', { meetings: EVERYTHING.meetings }, 'Done: Pick a time: propose a meeting.'],
    ['a repository', { links: EVERYTHING.links }, 'Done: Link your repository.'],
  ])('has a step done by %s in the room', async (_, parts, done) => {
    given(parts);
    visit({ part: '?tab=room' });
    expect((await steps()).filter((text) => text?.startsWith('Done'))).toEqual([done]);
  });

  it('still has somebody say hello after a teammate has', async () => {
    given({ ...EVERYTHING, notes: [aTeamNote({ author: { id: 'grace', name: 'Grace Hopper' } })] });
    visit({ part: '?tab=room' });
    expect((await steps()).filter((text) => !text?.startsWith('Done'))).toEqual(['Say hello: write a note.']);
  });

  it.each([
    ['not in a new team, whose steps say it', 1, 0],
    ['in an older team', 29, 3],
  ])('has each empty part of the room say what to add: %s', async (_, days, texts) => {
    given({ days });
    visit({ part: '?tab=room' });
    await button('Propose a meeting');
    expect(screen.getByLabelText('Write to your team')).toBeVisible();
    expect(screen.queryAllByText(/^No (notes|links|meetings) yet/)).toHaveLength(texts);
  });

  it('is not led on by a link that is no repository', async () => {
    given({ links: [aTeamLink({ url: 'https://discord.gg/map' })] });
    visit({ part: '?tab=room' });
    expect((await steps()).filter((text) => text?.startsWith('Done'))).toEqual([]);
  });

  it('says that it is done, once the last step is, and leaves the focus where it is', async () => {
    const reads = given({ ...EVERYTHING, notes: [] });
    const { user } = visit({ part: '?tab=room' });
    await user.type(await screen.findByLabelText('Write to your team'), 'Hello.');
    reads[`${PROJECT_PATH}/notes`] = { body: EVERYTHING.notes };
    await user.click(await button('Send note'));
    expect(await screen.findByText('Your first week is done.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Your first week' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Notes' })).toContainElement(document.activeElement as HTMLElement);
  });

  it.each([
    ['once all is done', EVERYTHING],
    ['of a team that is older than four weeks', { days: 29 }],
  ])('is not shown %s', async (_, parts) => {
    given(parts);
    visit({ part: '?tab=room' });
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Your first week' })).not.toBeInTheDocument();
  });
});
