import type {
  Activity,
  Collaboration,
  Collaborator,
  Invite,
  ProjectInterest,
  ProjectPage,
  ProjectResult,
  ProjectViewer,
  TeamLink,
  TeamMeeting,
  TeamMeetings,
  TeamMember,
  TeamNote,
  Webhook,
  WebhookDelivery,
} from '@crewdeck/contract';
import { aProfile, aProject } from '@crewdeck/module-sdk/builders';

const OWNER = { id: '0b8ce0a6-6d0d-4f5e-9c3b-9d9f51f0a111', name: 'Ada Lovelace' };

/** So many collaborators, the owner not among them. */
export function aTeamOf(count: number): Collaborator[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3b00${index}`,
    name: `Member ${index + 1}`,
    role: 'Developer',
  }));
}

export function anInvite(parts: Partial<Invite> = {}): Invite {
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3c001',
    status: 'pending',
    role: 'Frontend Developer',
    projectId: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3a001',
    receiverId: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3d001',
    project: { id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3a001', title: 'Campus map' },
    sender: { ...OWNER, pictureUrl: null, email: 'ada@example.com', isEmailConfirmed: true },
    receiver: {
      id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3d001',
      name: 'Grace Hopper',
      pictureUrl: null,
      email: null,
      isEmailConfirmed: null,
    },
    createdAt: '2026-01-02T00:00:00.000Z',
    note: '',
    expiresAt: '2026-01-16T00:00:00.000Z',
    declinedAt: null,
    isReminded: false,
    ...parts,
  };
}

export function aCollaboration(parts: Partial<Collaboration> = {}): Collaboration {
  const id = '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3a002';
  const project = { id, title: 'Night bus', description: 'Live bus times.', coverUrl: null };
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3e001',
    title: project.title,
    description: project.description,
    role: 'Backend Developer',
    status: 'In Progress',
    project,
    ...parts,
  };
}

/** A project as its own address answers it to a visitor. */
export function aProjectPage(parts: Partial<ProjectPage> = {}): ProjectPage {
  return { ...aProject(), viewer: null, hidden: null, coverHiddenReason: null, result: null, team: null, ...parts };
}

/** Somebody with a profile who has nothing to do with the project yet. */
export function aViewer(parts: Partial<ProjectViewer> = {}): ProjectViewer {
  const nothing = { interest: null, invite: null, handover: null, checkIn: null, credit: null, formerMembers: null };
  return { is: 'stranger', ...nothing, ...parts };
}

/** What came of a completed project whose owner has said nothing yet. */
export function aResult(parts: Partial<ProjectResult> = {}): ProjectResult {
  const credits = [{ ...OWNER, role: 'Owner', words: null }];
  return { repositoryUrl: null, demoUrl: null, videoUrl: null, place: null, words: null, credits, ...parts };
}

export function aTeamMember(parts: Partial<TeamMember> = {}): TeamMember {
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3d001',
    name: 'Grace Hopper',
    pictureUrl: null,
    role: 'Designer',
    isOwner: false,
    joinedAt: '2026-02-03T12:00:00.000Z',
    email: 'grace@example.org',
    isEmailConfirmed: true,
    discordOrContact: 'grace#1906',
    hoursPerWeek: null,
    until: null,
    missedCheckIns: 0,
    ...parts,
  };
}

/** The team of `aProjectPage`: Ada, its owner, and the given members. */
export function aTeam(...members: TeamMember[]): TeamMember[] {
  const owner = { ...OWNER, role: 'Owner', isOwner: true, email: 'ada@example.org', discordOrContact: null };
  return [aTeamMember(owner), ...members];
}

/** The page of a project to its owner or to a member, with Ada and Grace on the team. */
export function aTeamPage(is: 'owner' | 'member', parts: Partial<ProjectPage> = {}): ProjectPage {
  return aProjectPage({ viewer: aViewer({ is }), team: aTeam(aTeamMember()), openSeats: 2, ...parts });
}

export function aProjectInterest(parts: Partial<ProjectInterest> = {}): ProjectInterest {
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3f001',
    status: 'shown',
    words: 'I have drawn maps for years.',
    role: '',
    createdAt: '2026-02-01T12:00:00.000Z',
    person: aProfile({ id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3d001', name: 'Grace Hopper' }),
    ...parts,
  };
}

export function aParting(parts: Partial<Activity> = {}): Activity {
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3b101',
    project: { id: null, title: 'Night bus' },
    hackathonId: null,
    kind: 'removed',
    person: null,
    isRead: false,
    words: 'We need more hours than you have.',
    at: '2026-02-10T12:00:00.000Z',
    ...parts,
  };
}

export function aTeamLink(parts: Partial<TeamLink> = {}): TeamLink {
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3b201',
    url: 'https://github.com/crew/map',
    addedBy: OWNER,
    createdAt: '2026-02-03T12:00:00.000Z',
    ...parts,
  };
}

export function aTeamNote(parts: Partial<TeamNote> = {}): TeamNote {
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3b301',
    words: 'We meet on Monday.',
    author: OWNER,
    createdAt: '2026-02-03T12:00:00.000Z',
    editedAt: null,
    ...parts,
  };
}

/** Of a server, and works. */
export function aWebhook(parts: Partial<Webhook> = {}): Webhook {
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3b501',
    kind: 'standard',
    address: 'hooks.example/…crew',
    createdAt: '2026-02-03T12:00:00.000Z',
    failingSince: null,
    offSince: null,
    ...parts,
  };
}

/** Of a note, which arrived. */
export function aWebhookDelivery(parts: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3b601',
    event: 'note.written',
    state: 'delivered',
    createdAt: '2026-02-03T12:00:00.000Z',
    triedAt: '2026-02-03T12:00:01.000Z',
    outcome: 'The server answered 204.',
    ...parts,
  };
}

/** Proposed by Ada, who alone has answered. */
export function aTeamMeeting(parts: Partial<TeamMeeting> = {}): TeamMeeting {
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3b401',
    title: 'Kick-off',
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    minutes: 60,
    url: null,
    proposedBy: OWNER,
    moves: 0,
    isCancelled: false,
    canChange: false,
    answers: [
      { ...OWNER, answer: 'confirmed' },
      { id: aTeamMember().id, name: 'Grace Hopper', answer: null },
    ],
    ...parts,
  };
}

export function theMeetings(...meetings: TeamMeeting[]): TeamMeetings {
  return { sharedTimes: [], commonTimes: null, withoutTimes: [], meetings };
}
