// @crewdeck/module-sdk/forms 1.9.0
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

/** The question whether a form may be left, for a dialog to ask. */
declare interface UnsavedChanges {
    /** Whether a navigation waits for the person's answer. */
    isAsking: boolean;
    stay: () => void;
    leave: () => void;
    /** Lets the next navigation pass, once everything has been saved or is gone on purpose. */
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

export { }
