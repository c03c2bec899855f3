import { againstBare } from '../api/against-bare.ts';
import { invitePolls } from '../api/people.ts';

const PEOPLE = 200;

/** The invites that a person has received, for many people in turns. Ours checks tokens, bare does not. */
export const invitePoll = againstBare('invite-poll', (databaseUrl) => invitePolls(databaseUrl, PEOPLE));
