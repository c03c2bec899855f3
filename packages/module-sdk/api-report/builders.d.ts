// @crewdeck/module-sdk/builders 2.0.0
import type { DirectoryUser } from '@crewdeck/contract';
import { ListedProject } from '@crewdeck/contract';
import type { ListedUser } from '@crewdeck/contract';
import type { Profile } from '@crewdeck/contract';
import { Project } from '@crewdeck/contract';

/** Somebody as others see them, with nothing but a name; everything that matters to a test is said there. */
export declare function aDirectoryUser(changes?: Partial<DirectoryUser>): DirectoryUser;

/** The same in a list, in an order other than by fit unless it is said. */
export declare function aListedProject({ fit, ...changes }?: Partial<ListedProject>): ListedProject;

/** The same in a list, in an order other than by fit unless it is said. */
export declare function aListedUser({ fit, ...changes }?: Partial<ListedUser>): ListedUser;

/** A profile with nothing in it but a name; everything that matters to a test is said there. */
export declare function aProfile(changes?: Partial<Profile>): Profile;

/** An open project with room for three more; everything that matters to a test is said there. Its open seats follow from its team. */
export declare function aProject(changes?: Partial<Project>): Project;

/** The session of the person whose profile `aProfile` builds. */
export declare function aSessionUser(changes?: Partial<SessionUser>): SessionUser;

/** The signed-in person, as the identity provider knows them (spec 3). Times are UTC strings. */
declare interface SessionUser {
    uid: string;
    displayName: string | null;
    email: string | null;
    emailVerified: boolean;
    phoneNumber: string | null;
    photoURL: string | null;
    isAnonymous: boolean;
    providerData: readonly {
        providerId: string;
        uid: string;
    }[];
    metadata: {
        creationTime: string | null;
        lastSignInTime: string | null;
    };
}

export { }
