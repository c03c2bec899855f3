// @crewdeck/module-sdk 2.0.0
import type { Activity } from '@crewdeck/contract';
import type { AnswerOf } from '@crewdeck/contract';
import type { CallName } from '@crewdeck/contract';
import type { Collaboration } from '@crewdeck/contract';
import type { ComponentType } from 'react';
import type { ErrorCode } from '@crewdeck/contract';
import type { InputOf } from '@crewdeck/contract';
import type { Invite } from '@crewdeck/contract';
import type { ItemOf } from '@crewdeck/contract';
import { JSX } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ListCallName } from '@crewdeck/contract';
import type { NavigateOptions } from 'react-router-dom';
import type { Profile } from '@crewdeck/contract';
import type { Project } from '@crewdeck/contract';
import { ReactNode } from 'react';
import { SetURLSearchParams } from 'react-router-dom';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { UseMutationOptions } from '@tanstack/react-query';
import { UseMutationResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { UseQueryResult } from '@tanstack/react-query';

/** A dialog that lives in the address, and what it is about. */
declare interface AddressDialog<Name extends string> {
    /** The open one, or `null`. */
    name: Name | null;
    id: string | null;
    open: (name: Name, id: string) => void;
    close: () => void;
}

/** Values by the name of their parameter; `null` where the address has none. */
declare type AddressState<Name extends string> = Readonly<Record<Name, string | null>>;

/** The API answered, and refused. `message` is its own sentence for people; `null` codes come from something before it. */
export declare class ApiError extends Error {
    readonly status: number;
    readonly code: ErrorCode | null;
    readonly requestId: string | null;
    /** How long the answer took, in milliseconds. */
    readonly waitedMs: number;
    readonly name = "ApiError";
    constructor(message: string, status: number, code: ErrorCode | null, requestId: string | null, 
    /** How long the answer took, in milliseconds. */
    waitedMs?: number);
}

/** Sets the given parameters and leaves every other one as the address has it now. An empty one leaves no trace. */
declare type ChangeAddress<Name extends string> = (changes: Partial<AddressState<Name>>, options?: Pick<NavigateOptions, 'replace' | 'state'>) => void;

/** Loads one page or widget in a chunk of its own. */
export declare type ComponentLoader = () => Promise<ComponentType<any>>;

/**
 * Declares a module. Its `src/module.tsx` default-exports the result, and exposes nothing else.
 *
 * @example
 * export default defineModule({
 *   pages: { profile: () => import('./pages/profile-page.tsx').then((file) => file.ProfilePage) },
 * });
 */
export declare function defineModule(definition: Partial<ModuleDefinition>): ModuleDefinition;

/** What goes with a call: the parameters of its path by name, `query`, `body` and `signal`. It may be left out where all may. */
declare type Given<Name extends CallName, Input = InputOf<Name> & {
    signal?: AbortSignal;
}> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

/** Whether the API answered with this status. */
export declare function hasStatus(error: unknown, status: number): boolean;

/**
 * The way to the API: `http.send('PATCH /api/invites/:id', { id, body: { status: 'accepted' } })`. The contract's table of calls
 * says what each one takes and answers. It adds the token, the release and a request id.
 * Every call rejects with `ApiError` when the API refuses and with `NetworkError` when no answer comes.
 */
export declare interface Http {
    send<Name extends Exclude<CallName, ListCallName>>(name: Name, ...given: Given<Name>): Promise<AnswerOf<Name>>;
    /** One page of a list; rejects with `InvalidReplyError` when the answer is no list (spec 5). */
    getPage<Name extends ListCallName>(name: Name, ...given: Given<Name>): Promise<Page<ItemOf<Name>>>;
    /** A whole list, page after page: for lists that belong to one person or are short by nature. Rejects like `getPage`. */
    getAll<Name extends ListCallName>(name: Name, ...given: Given<Name>): Promise<ItemOf<Name>[]>;
}

export { keepPreviousData }

export { Link }

/** The part of a query that tells how loading went. */
declare interface Loading {
    isLoadingError: boolean;
    errorUpdatedAt: number;
}

/** What a module gives: its pages and widgets, by the name of their file (`pages/<name>-page.tsx`, `widgets/<name>.tsx`). */
export declare interface ModuleDefinition {
    readonly pages: Readonly<Record<string, ComponentLoader>>;
    readonly widgets: Readonly<Record<string, ComponentLoader>>;
}

/** A federated module of the product, such as `mf-profile`. Which there are is what is published. */
export declare type ModuleName = string;

/** TanStack's result without `mutateAsync`: an outcome is told to the callbacks. */
declare type Mutation<Data, Failure, Variables, Context> = WithoutAsync<UseMutationResult<Data, Failure, Variables, Context>>;

declare interface MyData {
    profile: UseQueryResult<Profile | null>;
    projects: UseQueryResult<Project[]>;
    invites: UseQueryResult<Invite[]>;
    collaborations: UseQueryResult<Collaboration[]>;
    refetch: () => Promise<void>;
}

/**
 * Cache keys of the signed-in person's own data. They start with the uid, so nothing of one person is shown to the next.
 * Invalidate `all` after a change that may touch more than one of them.
 */
export declare const myDataKeys: {
    all: (uid: string) => readonly ['me', string];
    profile: (uid: string) => readonly ['me', string, 'profile'];
    projects: (uid: string) => readonly ['me', string, 'projects'];
    receivedInvites: (uid: string) => readonly ['me', string, 'received-invites'];
    sentInvites: (uid: string) => readonly ['me', string, 'sent-invites'];
    activities: (uid: string) => readonly ['me', string, 'activities'];
    unreadActivities: (uid: string) => readonly ['me', string, 'unread-activities'];
    listsVersion: (uid: string) => readonly ['me', string, 'lists-version'];
    collaborations: (uid: string) => readonly ['me', string, 'collaborations'];
};

declare interface MyQueryOptions {
    /** Ask again every 30 s while the tab is visible and nothing tells it. One poll serves every reader of the same data. */
    poll?: boolean;
}

/** No answer came, from the API or about the session: offline, cut off, or cancelled by a navigation. */
export declare class NetworkError extends Error {
    readonly name = "NetworkError";
}

/** Short messages in the corner of the page; announced to screen readers. */
export declare const notify: {
    success: (text: string, options?: NotifyOptions) => undefined;
    error: (text: string, options?: NotifyOptions) => undefined;
    info: (text: string, options?: NotifyOptions) => undefined;
};

declare interface NotifyOptions {
    /** How long the toast stays, in milliseconds. 3000 unless told. */
    autoClose?: number;
    /** What the toast is about, such as `invite-7`: it replaces one with the same id that is still shown. */
    id?: string;
}

/** One page of a list. */
export declare interface Page<T> {
    items: T[];
    /** The `cursor` that the same call is to be made with for the next page; `null` on the last one. */
    next: string | null;
    /** How many entries match over every page, at most 1,000; `null` where the server does not say. */
    total: number | null;
    /** Whether more match than `total` says: "1,000+". */
    isTotalCapped: boolean;
    /** Of a person's invites: how many activities they have not read, at most 100; `null` of any other list. */
    unreadActivities: number | null;
    /** Of the answer, as its `ETag` says; `null` where there is none. */
    version: string | null;
}

/**
 * Parts of a page that links of other modules lead to, by the path of its route: `/projects/p1#team`. The owner of the page
 * gives each part its name as an id, and the compiler holds both sides to this list. Modules of other repositories add
 * theirs by declaration merging.
 */
export declare interface PagePartsByPath {
    '/projects/:id': 'team' | 'check-in' | 'commitment' | 'interested';
}

/** The session at this instant, for what runs while nothing is drawn any more, such as the cleanup of an effect. */
export declare function readSession(): Session;

/**
 * Sends the signed-in person a mail with a link that confirms their address. Once they have followed it and come back to this
 * tab, the session says so. Rejects when the provider refuses or can't be reached.
 */
export declare function sendConfirmationMail(): Promise<void>;

/** The server's own sentence, or the given one when no answer with a sentence came (decisions: errors). */
export declare function serverText(error: unknown, otherwise: string): string;

/** Shared auth state (spec 3). `isLoaded` turns true with the first notification of the provider and stays so. */
export declare interface Session {
    user: SessionUser | null;
    isSignedIn: boolean;
    isLoaded: boolean;
    /**
     * Somebody was signed in when this browser last looked, and the provider has not answered yet: calls wait for it, and what
     * is drawn for a person can be begun. `false` from then on.
     */
    isAwaited: boolean;
}

/** The signed-in person, as the identity provider knows them (spec 3). Times are UTC strings. */
export declare interface SessionUser {
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

/** The question whether a form may be left, for a dialog to ask. */
export declare interface UnsavedChanges {
    /** Whether a navigation waits for the person's answer. */
    isAsking: boolean;
    stay: () => void;
    leave: () => void;
    /** Takes the question back and lets the next navigation pass: everything is saved, or deleted on purpose. */
    allowLeaving: () => void;
}

/**
 * Keeps the open dialog of a page in the address, `?<name>=<id>`, so that it can be reloaded and shared. Opening is a
 * step of the history. Closing takes that step back, so that no dead one is left behind; a dialog that came with the
 * address itself has none, and its address is replaced.
 */
export declare function useAddressDialog<Name extends string>(names: readonly Name[]): AddressDialog<Name>;

/**
 * What a page keeps in its address: filters, tabs, dialogs. A change names only the parameters it sets, so that of two
 * quick ones none is lost. It is a step that Back undoes, unless it replaces the one before, and does not scroll.
 */
export declare function useAddressState<Name extends string>(names: readonly Name[]): [AddressState<Name>, ChangeAddress<Name>];

/**
 * The open tab of a page, which lives in the address as `?<name>=<tab>`. The first tab has the bare address, and opens for
 * anything unknown. Each change is a step that Back undoes. The address follows a moment later than the tab, so that two
 * quick arrow keys end where the second one leads.
 */
export declare function useAddressTab<Tab extends string>(name: string, tabs: readonly [Tab, ...Tab[]]): [Tab, (tab: string) => void];

/**
 * Says once per failed attempt that something could not be loaded. Nothing is said of a failed refresh of data that is
 * shown. An outage fails many queries, and shows one toast, the latest: pages say in place what each could not load.
 */
export declare function useFailureToast({ isLoadingError, errorUpdatedAt }: Loading, text: string): void;

/** The http client of the module that the calling component belongs to. */
export declare function useHttp(): Http;

export { useInfiniteQuery }

export { useLocation }

/**
 * TanStack's `useMutation`, with one difference: while it is pending a further `mutate` is dropped, so that a double click
 * sends once. Uses with the same `mutationKey` share that rule; without a key each use stands for itself. Choices that each
 * count have a `scope`: they are sent one after the other, and none is dropped.
 *
 * @param options with `leadsOn` where success leads to another page: until that is drawn somebody may press again, and is dropped too
 */
export declare function useMutation<Data = unknown, Failure = Error, Variables = void, Context = unknown>({ leadsOn, ...options }: UseMutationOptions<Data, Failure, Variables, Context> & {
    leadsOn?: boolean;
}): Mutation<Data, Failure, Variables, Context>;

/** What others have done, or time, and concerns the person; of a month, newest first. */
export declare function useMyActivities(options?: MyQueryOptions): UseQueryResult<Activity[]>;

/** The projects the person joined, newest first. */
export declare function useMyCollaborations(): UseQueryResult<Collaboration[]>;

/** Profile, projects, received invites and collaborations, loaded in parallel (spec 4). */
export declare function useMyData(): MyData;

/**
 * The person's own profile; `data` is `null` when they have none yet (the API's 404, which a browser logs as an error). Only
 * they can make one, so that it is asked for again only when they come back to this tab, from another one perhaps.
 */
export declare function useMyProfile(): UseQueryResult<Profile | null>;

/** The projects the person owns, newest first. */
export declare function useMyProjects(): UseQueryResult<Project[]>;

export { useNavigate }

/**
 * Names the page after what it shows, such as a person, once that is known. Until then, and with `undefined`, it has the
 * title of the route table. For the page's own component, at most once.
 */
export declare function usePageTitle(title: string | undefined): void;

export { useParams }

/**
 * How often to ask again for what concerns the person, in milliseconds: every 30 s, and never while the page is told of
 * changes. For `refetchInterval`.
 */
export declare function usePollInterval(): number | false;

export { useQuery }

export { useQueryClient }

/** Invites the person received, newest first. Their answer also says what {@link useUnreadActivities} tells. */
export declare function useReceivedInvites(options?: MyQueryOptions): UseQueryResult<Invite[]>;

/** The path that the page shown now leads on to once it is done: what was asked for ({@link withReturnPath}), or else `otherwise`. */
export declare function useReturnPath(otherwise?: string): string;

/**
 * React Router's, with a setter that knows the address as it is and not as it was drawn last: a drawing waits for the lazy
 * parts of what it shows, and a timer that fires meanwhile would take back what a person has pressed. A function is given
 * what is in the address now, and nothing is set once the person has left for another page.
 */
export declare function useSearchParams(): [URLSearchParams, SetURLSearchParams];

/** Invites the person sent, newest first. */
export declare function useSentInvites(options?: MyQueryOptions): UseQueryResult<Invite[]>;

/** The session, kept up to date. No token is ever in it. */
export declare function useSession(): Session;

/** Leads a visitor to sign in, and back from there to this address. Answers whether somebody is signed in. */
export declare function useSignInFirst(): boolean;

/**
 * A text field whose lasting place is slower than typing, such as the address. The text follows every key at once, goes
 * to `onPause` when the typing pauses, and gives way when `value` changes from elsewhere ("Back", "Clear filters").
 */
export declare function useTypedText(value: string, onPause: (text: string) => void): [string, (text: string) => void];

/** How many activities the person has not read, at most 100, as of the last answer to {@link useReceivedInvites}. */
export declare function useUnreadActivities(): number;

/**
 * Asks before a form with unsaved changes is left: by a link, by Back or Forward, by closing a dialog that lives in the
 * address, or by closing the tab, where the browser asks in its own words. A dialog that opens over the form, and closes
 * again, does not leave it. One form of a page at a time.
 */
export declare function useUnsavedChanges(hasChanges: boolean): UnsavedChanges;

declare const VISITOR_PATHS: readonly ['/sign-in', '/sign-up', '/forgot-password'];

/** A page for visitors, which leads on once they are signed in. */
export declare type VisitorPath = (typeof VISITOR_PATHS)[number];

/**
 * Places a widget of another module, with a loading state and a boundary of its own.
 *
 * @throws Error when rendered outside of the shell.
 */
export declare function Widget<K extends WidgetKey>({ of, name, fallback, ...props }: WidgetOf<K> & WidgetPropsByName[K] & {
    fallback?: ReactNode;
}): JSX.Element;

declare type WidgetKey = keyof WidgetPropsByName;

declare type WidgetOf<K extends WidgetKey> = K extends `${infer Owner extends ModuleName}/${infer Name}` ? {
    of: Owner;
    name: Name;
} : never;

/**
 * Props of every widget that one module offers to others, as `<module>/<widget>`. A prop that may be left out makes a minor
 * version, any other change a major one; who places the widget names a range under `uses` of `module.json`. Modules of other
 * repositories add theirs by declaration merging.
 */
export declare interface WidgetPropsByName {
    /** 1.0.0 */
    'mf-invites/invite-dialog': {
        /** The person to invite; `id` is their profile id. */
        receiver: {
            id: string;
            name: string;
        };
        /** The project and the role that are chosen already, where they are known. */
        projectId?: string;
        role?: string;
        isOpen: boolean;
        onClose: () => void;
    };
    /** 1.0.0 */
    'mf-profile/report-dialog': {
        /** Whom or what the report is about; `name` is shown, of an invite that of its sender. */
        subject: {
            kind: 'person' | 'project' | 'invite';
            id: string;
            name: string;
        };
        onClose: () => void;
    };
    /** 1.0.0 */
    'mf-projects/posted-offer': {
        /** The project that has just been posted, as the state of the address after posting holds it. */
        posted: {
            id: string;
            title: string;
            techStack: readonly string[];
        };
    };
}

/** Member by member, as what is known of a result depends on its `status`. */
declare type WithoutAsync<Result> = Result extends unknown ? Omit<Result, 'mutateAsync'> : never;

/**
 * The address of a page that stands in somebody's way, and afterwards leads on to `wanted`, a path of ours with its query:
 * `/create-profile?next=%2Fexplore`.
 */
export declare function withReturnPath(path: VisitorPath | '/create-profile', wanted: string): string;

export { }
