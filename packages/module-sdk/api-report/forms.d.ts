// @crewdeck/module-sdk/forms 2.0.0
import type { AnswerOf } from '@crewdeck/contract';
import type { CallName } from '@crewdeck/contract';
import type { InputOf } from '@crewdeck/contract';
import type { ItemOf } from '@crewdeck/contract';
import type { ListCallName } from '@crewdeck/contract';

/** What goes with a call: the parameters of its path by name, `query`, `body` and `signal`. It may be left out where all may. */
declare type Given<Name extends CallName, Input = InputOf<Name> & {
    signal?: AbortSignal;
}> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

/**
 * The way to the API: `http.send('PATCH /api/invites/:id', { id, body: { status: 'accepted' } })`. The contract's table of calls
 * says what each one takes and answers. It adds the token, the release and a request id.
 * Every call rejects with `ApiError` when the API refuses and with `NetworkError` when no answer comes.
 */
declare interface Http {
    send<Name extends Exclude<CallName, ListCallName>>(name: Name, ...given: Given<Name>): Promise<AnswerOf<Name>>;
    /** One page of a list; rejects with `InvalidReplyError` when the answer is no list (spec 5). */
    getPage<Name extends ListCallName>(name: Name, ...given: Given<Name>): Promise<Page<ItemOf<Name>>>;
    /** A whole list, page after page: for lists that belong to one person or are short by nature. Rejects like `getPage`. */
    getAll<Name extends ListCallName>(name: Name, ...given: Given<Name>): Promise<ItemOf<Name>[]>;
}

/** What a form holds, and what the person is told about it. */
export declare interface KeptForm<Form> {
    form: Form;
    setForm: (change: (known: Form) => Form) => void;
    /** Sets the fields that are given. The same function at every render. */
    change: (parts: Partial<Form>) => void;
    isChanged: boolean;
    /** For a notice: what they wrote before is in the form again. */
    comeback: {
        isBack: boolean;
        discard: () => void;
    };
    /** For a dialog: the question before the form is left. */
    unsavedChanges: UnsavedChanges;
}

/** One page of a list. */
declare interface Page<T> {
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

declare type QueryKeys = readonly (readonly unknown[])[];

/** The properties of a dialog that asks before a step. It stays open while the step runs, and shows why it failed. */
export declare interface Question {
    isOpen: boolean;
    onClose: () => void;
    isBusy: boolean;
    failure: string | null;
}

/** One change that a person makes with a button or a form. */
export declare interface Step<Input, Outcome> {
    call: (http: Http, input: Input) => Promise<Outcome>;
    /** Toast after success; none unless given. */
    done?: string;
    /** Shown in place when the server sends no sentence of its own. A function decides about every failure itself. */
    failed: string | ((error: Error) => string);
    /** Queries to refetch after success: every query unless given. */
    refetch?: QueryKeys;
    /** Queries to refetch after a failure, which may have a cause that the page doesn't show yet: `refetch` unless given. */
    refetchAfterFailure?: QueryKeys;
    /** Called after the toast and before the refetch. */
    onDone?: (outcome: Outcome, input: Input) => void;
    /** Called with the sentence that is shown in place, before the refetch. */
    onFailed?: (failure: string, error: Error) => void;
    /** Success leads to another page. The step stays busy and sends nothing more until that page is drawn. */
    leadsOn?: boolean;
}

export declare interface StepState<Input, Outcome> {
    send: (input: Input) => void;
    /** From the click until the queries are refetched, so that the button works until the page shows the change. */
    isBusy: boolean;
    /** Why the last attempt failed, as a sentence. */
    failure: string | null;
    /** What the server answered. */
    outcome: Outcome | undefined;
    /** Opens the question, without the failure of an earlier attempt. */
    ask: () => void;
    /** For `ConfirmDialog` with `onConfirm={send}`, or for a dialog with a form that calls `send`. */
    question: Question;
}

/** The question whether a form may be left, for a dialog to ask. */
declare interface UnsavedChanges {
    /** Whether a navigation waits for the person's answer. */
    isAsking: boolean;
    stay: () => void;
    leave: () => void;
    /** Takes the question back and lets the next navigation pass: everything is saved, or deleted on purpose. */
    allowLeaving: () => void;
}

/**
 * The state of a form whose words are not lost: whoever leaves it is asked first ({@link useUnsavedChanges}), and when the
 * session ends under it, or the page is loaded again, they wait in this tab for an hour, until the same person is back at
 * the same address. What is saved or left on purpose is gone. One form of a page at a time, and no secrets in it.
 *
 * @param start what the form holds before anybody touches it
 * @param hasChanges whether leaving would lose something; unless told, whether a field differs from `start`
 */
export declare function useKeptForm<Form extends object>(start: Form, hasChanges?: (form: Form) => boolean): KeptForm<Form>;

/**
 * One change from the click to the refetched page: ask where it needs a confirmation, send once, tell the outcome, refetch.
 * Only a change refetches; a question that is cancelled does not.
 */
export declare function useStep<Input = void, Outcome = unknown>(step: Step<Input, Outcome>): StepState<Input, Outcome>;

export { }
