import { createProjectPayload, EMPTY_DRAFT, type NewProjectDraft } from './new-project-draft.ts';

function payloadOf(parts: Partial<NewProjectDraft>) {
  return createProjectPayload({ ...EMPTY_DRAFT, ...parts });
}

describe('a new project', () => {
  it('starts open, open to all, pending, of size 1 and without a deadline', () => {
    expect(payloadOf({ title: 'Campus map' })).toEqual({
      title: 'Campus map',
      description: '',
      tags: [],
      techStack: [],
      rolesNeeded: [],
      maxTeamSize: 1,
      status: 'Open',
      difficulty: null,
      collaborationType: 'Open to all',
      visibility: 'Open to All',
      inviteStatus: 'Pending',
      deadline: null,
      hackathonId: null,
    });
  });

  it('is visible to the invited only when it is for the invited only', () => {
    expect(payloadOf({ collaborationType: 'Invite only' }).visibility).toBe('Invite Only');
  });

  it('joins chosen and typed tech, and chosen and typed roles', () => {
    const payload = payloadOf({
      techStack: ['React'],
      customTech: 'Rust, react',
      roles: ['Designer'],
      customRole: ' Poet ',
    });
    expect(payload.techStack).toEqual(['React', 'Rust']);
    expect(payload.rolesNeeded).toEqual(['Designer', 'Poet']);
  });

  it('splits and trims its tags', () => {
    expect(payloadOf({ tags: ' campus , open source,' }).tags).toEqual(['campus', 'open source']);
  });

  it('names the hackathon it is for', () => {
    expect(payloadOf({ hackathonId: 'h' }).hackathonId).toBe('h');
  });

  it('keeps the deadline as a day', () => {
    expect(payloadOf({ deadline: '2026-10-01' }).deadline).toBe('2026-10-01');
  });
});
