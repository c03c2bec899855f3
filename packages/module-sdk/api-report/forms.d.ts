// @crewdeck/module-sdk/forms 2.0.0
import type { AnswerOf } from '@crewdeck/contract';
import type { CallName } from '@crewdeck/contract';
import { FormEvent } from 'react';
import type { InputOf } from '@crewdeck/contract';
import type { ItemOf } from '@crewdeck/contract';
import type { ListCallName } from '@crewdeck/contract';
import { RefObject } from 'react';

/** Arguments of a call: path parameters by name, `query`, `body` and `signal`. Optional where all of them are. */
declare type CallArguments<Name extends CallName, Input = InputOf<Name> & {
    signal?: AbortSignal;
}> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

declare interface FormToSend<Problems> {
    /** A sentence for each invalid field. Without it, the browser validates the form. */
    problems?: Problems;
    /** Called when the form is valid. */
    send: () => void;
}

/**
 * The API client: `http.send('PATCH /api/invites/:id', { id, body: { status: 'accepted' } })`. The contract's table of calls
 * says what each one takes and answers. It adds the token, the release and a request id.
 * Every call rejects with `ApiError` when the API refuses and with `NetworkError` when no answer comes.
 */
declare interface Http {
    send<Name extends Exclude<CallName, ListCallName>>(name: Name, ...args: CallArguments<Name>): Promise<AnswerOf<Name>>;
    /** One page of a list; rejects with `InvalidReplyError` when the answer is no list (spec 5). */
    getPage<Name extends ListCallName>(name: Name, ...args: CallArguments<Name>): Promise<Page<ItemOf<Name>>>;
    /** A whole list, page after page: for lists that belong to one person or are short by nature. Rejects like `getPage`. */
    getAll<Name extends ListCallName>(name: Name, ...args: CallArguments<Name>): Promise<ItemOf<Name>[]>;
}

/** The state of a form, and what its notice and dialog need. */
export declare interface KeptForm<Form> {
    form: Form;
    setForm: (change: (known: Form) => Form) => void;
    /** Sets the given fields. The same function at every render. */
    change: (parts: Partial<Form>) => void;
    isChanged: boolean;
    /** For `ComebackNotice`: whether a draft was restored, and the way to discard it. */
    comeback: {
        isBack: boolean;
        discard: () => void;
    };
    /** For `LeaveDialog`. */
    unsavedChanges: UnsavedChanges;
}

/** One page of a list. */
declare interface Page<T> {
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

declare type QueryKeys = readonly (readonly unknown[])[];

/** Props of a dialog that asks before a step. It stays open while the step runs, and shows why it failed. */
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
    done?: string | ((outcome: Outcome, input: Input) => string);
    /** What that toast is about, such as `project-7`: it replaces one with the same id that is still shown. */
    about?: string;
    /**
     * Shown in place when the server sends no sentence of its own. A function decides about every failure itself: `null` says
     * nothing.
     */
    failed: string | ((error: Error) => string | null);
    /** Queries to refetch after success: every query unless given. */
    refetch?: QueryKeys;
    /** Queries to refetch after a failure, which may have a cause that the page doesn't show yet: `refetch` unless given. */
    refetchAfterFailure?: QueryKeys;
    /** Called after the toast and before the refetch. */
    onDone?: (outcome: Outcome, input: Input) => void;
    /** Closes the dialog of the step after `onDone`. Not called when the person has closed it before, or has left its page. */
    onClose?: () => void;
    /** Called with the sentence that is shown in place, before the refetch. */
    onFailed?: (failure: string, error: Error) => void;
    /** Success navigates to another page. The step stays busy and sends nothing more until that page is rendered. */
    leadsOn?: boolean;
}

export declare interface StepState<Input, Outcome> {
    send: (input: Input) => void;
    /** From the click until the queries are refetched, so that the button works until the page shows the change. */
    isBusy: boolean;
    /** Why the last attempt failed, as a sentence. */
    failure: string | null;
    /** The last attempt succeeded, and its queries are refetched. */
    isDone: boolean;
    /** What the server answered. */
    outcome: Outcome | undefined;
    /** What was sent last. */
    input: Input | undefined;
    /** Opens the question, without the failure of an earlier attempt. */
    ask: () => void;
    /** For `ConfirmDialog` with `onConfirm={send}`, or for a dialog with a form that calls `send`. */
    question: Question;
}

/** The question whether to leave a form, for `LeaveDialog`. */
declare interface UnsavedChanges {
    /** Whether a navigation waits for the person's answer. */
    isAsking: boolean;
    stay: () => void;
    leave: () => void;
    /** Withdraws the question and allows the next navigation: everything is saved, or deleted on purpose. */
    allowLeaving: () => void;
}

/**
 * Validates and submits a form. Problems are shown only after an attempt to submit, which moves the focus to the first invalid
 * field.
 *
 * @returns `checked`, the props of the `form` element, and the problems to show
 */
export declare function useForm<Problems extends object = object>({ problems, send }: FormToSend<Problems>): {
    checked: {
        ref: RefObject<HTMLFormElement | null>;
        noValidate: boolean;
        onSubmit: (event: FormEvent) => void;
    };
    problems: Partial<Problems>;
};

/**
 * The state of a form whose draft is not lost. Leaving with unsaved changes asks first ({@link useUnsavedChanges}). When the
 * session ends or the page reloads, the draft is kept in this tab for an hour and restored for the same person at the same
 * address. It is dropped once the form is saved or left on purpose. One form per page at a time, and no secrets in it.
 *
 * @param start the initial values
 * @param hasChanges whether leaving would lose something; by default, whether a field differs from `start`
 */
export declare function useKeptForm<Form extends object>(start: Form, hasChanges?: (form: Form) => boolean): KeptForm<Form>;

/**
 * A mutation from the click to the refetched page: asks for a confirmation where needed, sends once, shows the outcome, and
 * refetches. Cancelling the question refetches nothing.
 */
export declare function useStep<Input = void, Outcome = unknown>(step: Step<Input, Outcome>): StepState<Input, Outcome>;

export { }
