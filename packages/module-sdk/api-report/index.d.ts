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

/** The dialog in the address, and the id of what it is about. */
declare interface AddressDialog<Name extends string> {
    /** The open one, or `null`. */
    name: Name | null;
    id: string | null;
    open: (name: Name, id: string) => void;
    close: () => void;
}

/** Values by the name of their parameter; `null` where the address has none. */
declare type AddressState<Name extends string> = Readonly<Record<Name, string | null>>;

/** The API refused. `message` is its sentence for people. `code` is `null` where a proxy answered in its place. */
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

/** Arguments of a call: path parameters by name, `query`, `body` and `signal`. Optional where all of them are. */
declare type CallArguments<Name extends CallName, Input = InputOf<Name> & {
    signal?: AbortSignal;
}> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

/** Sets the given parameters and keeps all others as they are in the address now. Empty ones are removed. */
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

/** Whether the API answered with this status. */
export declare function hasStatus(error: unknown, status: number): boolean;

/**
 * The API client: `http.send('PATCH /api/invites/:id', { id, body: { status: 'accepted' } })`. The contract's table of calls
 * says what each one takes and answers. It adds the token, the release and a request id.
 * Every call rejects with `ApiError` when the API refuses and with `NetworkError` when no answer comes.
 */
export declare interface Http {
    send<Name extends Exclude<CallName, ListCallName>>(name: Name, ...args: CallArguments<Name>): Promise<AnswerOf<Name>>;
    /** One page of a list; rejects with `InvalidReplyError` when the answer is no list (spec 5). */
    getPage<Name extends ListCallName>(name: Name, ...args: CallArguments<Name>): Promise<Page<ItemOf<Name>>>;
    /** A whole list, page after page: for lists that belong to one person or are short by nature. Rejects like `getPage`. */
    getAll<Name extends ListCallName>(name: Name, ...args: CallArguments<Name>): Promise<ItemOf<Name>[]>;
}

export { keepPreviousData }

export { Link }

/** The part of a query's result that says whether it failed to load. */
declare interface Loading {
    isLoadingError: boolean;
    errorUpdatedAt: number;
}

/** The pages and widgets of a module, by the name of their file (`pages/<name>-page.tsx`, `widgets/<name>.tsx`). */
export declare interface ModuleDefinition {
    readonly pages: Readonly<Record<string, ComponentLoader>>;
    readonly widgets: Readonly<Record<string, ComponentLoader>>;
}

/** A federated module, such as `mf-profile`. The registry says which exist. */
export declare type ModuleName = string;

/** TanStack's result without `mutateAsync`: the callbacks get the outcome. */
declare type Mutation<Data, Failure, Variables, Context> = WithoutAsync<UseMutationResult<Data, Failure, Variables, Context>>;

declare interface MyData {
    profile: UseQueryResult<Profile | null>;
    projects: UseQueryResult<Project[]>;
    invites: UseQueryResult<Invite[]>;
    collaborations: UseQueryResult<Collaboration[]>;
    refetch: () => Promise<void>;
}

/**
 * Query keys of the signed-in person's own data. They include the uid, so nothing of one person is shown to the next.
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
    /** Poll every 30 s while the tab is visible, unless live updates are connected. All readers of the same data share the poll. */
    poll?: boolean;
}

/** No answer came from the API or the identity provider: offline, cut off, or cancelled by a navigation. */
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
    /** How long the toast stays, in milliseconds. 3000 by default. */
    autoClose?: number;
    /** Replaces a toast with the same id that is still shown, such as `invite-7`. */
    id?: string;
}

/** One page of a list. */
export declare interface Page<T> {
    items: T[];
    /** The `cursor` of the next page; `null` on the last one. */
    next: string | null;
    /** How many entries match over every page, at most 1,000; `null` where the server does not say. */
    total: number | null;
    /** Whether more match than `total` says: "1,000+". */
    isTotalCapped: boolean;
    /** On a person's invites: their unread activities, at most 100; `null` on other lists. */
    unreadActivities: number | null;
    /** From the `ETag`; `null` without one. */
    version: string | null;
}

/**
 * Parts of a page that other modules link to, by route: `/projects/p1#team`. The page uses each name as an element's id, and the
 * compiler checks both sides against this list. Modules of other repositories add theirs by declaration merging.
 */
export declare interface PagePartsByPath {
    '/projects/:id': 'team' | 'check-in' | 'commitment' | 'interested' | 'room' | 'finish' | 'webhooks';
}

/** The session now, for code outside of rendering, such as the cleanup of an effect. */
export declare function readSession(): Session;

/**
 * Sends the signed-in person an email with a link that confirms their address. Once they have followed it and returned to this
 * tab, `emailVerified` of the session is true. Rejects when the provider refuses or can't be reached.
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
     * Somebody was signed in at the last visit, and the provider has not answered yet: calls wait for it, and pages may render for
     * a signed-in person. `false` from then on.
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

/** The question whether to leave a form, for `LeaveDialog`. */
export declare interface UnsavedChanges {
    /** Whether a navigation waits for the person's answer. */
    isAsking: boolean;
    stay: () => void;
    leave: () => void;
    /** Withdraws the question and allows the next navigation: everything is saved, or deleted on purpose. */
    allowLeaving: () => void;
}

/**
 * Keeps the open dialog of a page in the address, `?<name>=<id>`, so that it can be reloaded and shared. Opening pushes a
 * history entry, and closing goes back over it. A dialog that was opened by a link has none: closing replaces the address.
 */
export declare function useAddressDialog<Name extends string>(names: readonly Name[]): AddressDialog<Name>;

/**
 * State of a page in its query parameters: filters, tabs, dialogs. A change names only the parameters that it sets, so that two
 * quick changes both count. It pushes a history entry unless `replace` is set, and doesn't scroll.
 */
export declare function useAddressState<Name extends string>(names: readonly Name[]): [AddressState<Name>, ChangeAddress<Name>];

/**
 * The open tab of a page, which lives in the address as `?<name>=<tab>`. The first tab has the bare address, and opens for
 * anything unknown. Each change pushes a history entry. The address follows a moment later than the tab, so that two
 * quick arrow keys end where the second one leads.
 */
export declare function useAddressTab<Tab extends string>(name: string, tabs: readonly [Tab, ...Tab[]]): [Tab, (tab: string) => void];

/**
 * Shows a toast for each failed attempt to load a query. A failed refetch of shown data stays silent. All uses share one toast,
 * so an outage shows only the latest: pages say in place what each failed to load.
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
 * @param options with `leadsOn` where success navigates: further calls are dropped until the next page is rendered
 */
export declare function useMutation<Data = unknown, Failure = Error, Variables = void, Context = unknown>({ leadsOn, ...options }: UseMutationOptions<Data, Failure, Variables, Context> & {
    leadsOn?: boolean;
}): Mutation<Data, Failure, Variables, Context>;

/** Activities that concern the person, of the last month, newest first. */
export declare function useMyActivities(options?: MyQueryOptions): UseQueryResult<Activity[]>;

/** The projects the person joined, newest first. */
export declare function useMyCollaborations(): UseQueryResult<Collaboration[]>;

/** Profile, projects, received invites and collaborations, loaded in parallel (spec 4). */
export declare function useMyData(): MyData;

/**
 * The person's own profile; `data` is `null` when they have none (the API's 404, which browsers log as an error). Only they can
 * create one, so `null` is refetched only when they return to this tab, perhaps from another one.
 */
export declare function useMyProfile(): UseQueryResult<Profile | null>;

/** The projects the person owns, newest first. */
export declare function useMyProjects(): UseQueryResult<Project[]>;

export { useNavigate }

/**
 * Sets the page's title to what it shows, such as a person's name. Until that is known, and with `undefined`, the title of the
 * route stays. For the page component only, at most once.
 */
export declare function usePageTitle(title: string | undefined): void;

export { useParams }

/**
 * The poll interval for a person's own data, in milliseconds: 30 s, or `false` while live updates are connected. For
 * `refetchInterval`.
 */
export declare function usePollInterval(): number | false;

export { useQuery }

export { useQueryClient }

/** Invites the person received, newest first. Their answer also says what {@link useUnreadActivities} tells. */
export declare function useReceivedInvites(options?: MyQueryOptions): UseQueryResult<Invite[]>;

/** The path that this page returns to once it is done: that of {@link withReturnPath}, or else `otherwise`. */
export declare function useReturnPath(otherwise?: string): string;

/**
 * React Router's `useSearchParams`, with a setter that reads the current address and not the one of the last render. A render
 * waits for lazy parts of the page, and a timer that fires meanwhile would undo what a person has pressed. Nothing is set once
 * the person has left for another page.
 */
export declare function useSearchParams(): [URLSearchParams, SetURLSearchParams];

/** Invites the person sent, newest first. */
export declare function useSentInvites(options?: MyQueryOptions): UseQueryResult<Invite[]>;

/** The session, kept up to date. No token is ever in it. */
export declare function useSession(): Session;

/** Redirects a visitor to sign in, and from there back to this address. @returns whether somebody is signed in */
export declare function useSignInFirst(): boolean;

/**
 * Debounced text for a field whose value is stored elsewhere, such as in the address. The text follows each key at once, goes to
 * `onPause` when the typing pauses, and resets when `value` changes from elsewhere ("Back", "Clear filters").
 */
export declare function useTypedText(value: string, onPause: (text: string) => void): [string, (text: string) => void];

/** How many activities the person has not read, at most 100, as of the last answer to {@link useReceivedInvites}. */
export declare function useUnreadActivities(): number;

/**
 * Asks before a form with unsaved changes is left: by a link, by Back or Forward, by closing a dialog that is in the address, or
 * by closing the tab, where the browser shows its own dialog. Opening and closing a dialog over the form doesn't count as
 * leaving. One form per page at a time.
 */
export declare function useUnsavedChanges(hasChanges: boolean): UnsavedChanges;

declare const VISITOR_PATHS: readonly ['/sign-in', '/sign-up', '/forgot-password'];

/** A page for visitors, which redirects once they are signed in. */
export declare type VisitorPath = (typeof VISITOR_PATHS)[number];

/**
 * Renders a widget of another module, with its own loading state and error boundary.
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
 * Props of every widget that one module offers to others, as `<module>/<widget>`. An optional prop
 * makes a minor version, any other change a major one. The placing module names a range under `uses` of `module.json`. Modules of other
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
        /** Preselects the project and the role. */
        projectId?: string;
        role?: string;
        isOpen: boolean;
        onClose: () => void;
    };
    /** 1.0.0. Draws something only for a person whom a team couldn't reach. */
    'mf-profile/contact-ask': Record<never, never>;
    /** 1.1.0 */
    'mf-profile/report-dialog': {
        /** What the report is about. `name` is shown: of an invite or a note it is its author's. */
        subject: {
            kind: 'person' | 'project' | 'invite' | 'note';
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

/** Distributes over the union, which is discriminated by `status`. */
declare type WithoutAsync<Result> = Result extends unknown ? Omit<Result, 'mutateAsync'> : never;

/** The address of a page that comes first and then returns to `wanted`, a path with its query: `/create-profile?next=%2Fexplore`. */
export declare function withReturnPath(path: VisitorPath | '/create-profile', wanted: string): string;

export { }
