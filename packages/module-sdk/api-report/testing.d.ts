// @crewdeck/module-sdk/testing 2.0.0
import { createMemoryRouter } from 'react-router-dom';
import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';

/**
 * For tests only: answers every call of every client in place of the API, which a component test cannot have.
 * An `answer` that throws stands for a network that gives no answer. Returns the calls received so far, as a live list.
 */
export declare function answerCalls(answer: (call: ReceivedCall) => GivenAnswer | Promise<GivenAnswer>): readonly ReceivedCall[];

/** For the shell only: somebody was signed in at the last visit, and the provider has not answered yet. */
export declare function awaitSession(): void;

/** Sends the signed-in person an email with a link that confirms their address. Rejects when the provider refuses. */
declare type ConfirmationMailer = () => Promise<void>;

/** Builds a host for `page`, shown at every address of the form `path`, starting at `at`. */
export declare function createTestHost(page: ReactElement, { at, path }?: {
    at?: string | undefined;
    path?: string | undefined;
}): TestHost;

export declare interface GivenAnswer {
    status?: number;
    body?: unknown;
    /** With lower-case names, such as `link` and `x-total-count` of a paged list. */
    headers?: Readonly<Record<string, string>>;
}

/** For the shell only: the provider has told who is signed in, or that nobody is. */
export declare function publishSession(user: SessionUser | null): void;

/** One call as the API would receive it. */
export declare interface ReceivedCall {
    method: string;
    path: string;
    query: Readonly<Record<string, unknown>>;
    body: unknown;
}

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

/** For the shell only: sets what sends the email. */
export declare function setConfirmationMailer(next: ConfirmationMailer): void;

export declare function tellSuspension(sentence: string): void;

/** A page in the smallest host it can live in: router, query cache, toasts, and a token for whoever is signed in. */
export declare interface TestHost {
    /** To be given to Testing Library's `render`. */
    element: ReactElement;
    /** Seed it before rendering. Failed queries are not tried again. */
    queryClient: QueryClient;
    router: ReturnType<typeof createMemoryRouter>;
}

export { }
