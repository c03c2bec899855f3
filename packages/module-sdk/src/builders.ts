export { aProfile } from './testing/a-profile.ts';
export { aSessionUser } from './testing/a-session-user.ts';
