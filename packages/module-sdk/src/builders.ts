export { aDirectoryUser, aListedUser } from './testing/a-directory-user.ts';
export { aProfile } from './testing/a-profile.ts';
export { aListedProject, aProject } from './testing/a-project.ts';
export { aSessionUser } from './testing/a-session-user.ts';
