import { readSession, type UnsavedChanges, useLocation, useSession, useUnsavedChanges } from '@crewdeck/module-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dropKeptForm, keepForm, readKeptForm } from './kept-forms.ts';
import { withWrittenFields, writtenFields } from './written-fields.ts';

/** The state of a form, and what its notice and dialog need. */
export interface KeptForm<Form> {
  form: Form;
  setForm: (change: (known: Form) => Form) => void;
  /** Sets the given fields. The same function at every render. */
  change: (parts: Partial<Form>) => void;
  isChanged: boolean;
  /** For `ComebackNotice`: whether a draft was restored, and the way to discard it. */
  comeback: { isBack: boolean; discard: () => void };
  /** For `LeaveDialog`. */
  unsavedChanges: UnsavedChanges;
}

interface Draft<Form> {
  /** Uid of the person who was signed in when the draft was written. */
  writer: string | undefined;
  form: Form;
  isBack: boolean;
}

/**
 * The state of a form whose draft is not lost. Leaving with unsaved changes asks first ({@link useUnsavedChanges}). When the
 * session ends or the page reloads, the draft is kept in this tab for an hour and restored for the same person at the same
 * address. It is dropped once the form is saved or left on purpose. One form per page at a time, and no secrets in it.
 *
 * @param start the initial values
 * @param hasChanges whether leaving would lose something; by default, whether a field differs from `start`
 */
export function useKeptForm<Form extends object>(
  start: Form,
  hasChanges = (form: Form) => Object.keys(writtenFields(form, start)).length > 0,
): KeptForm<Form> {
  const uid = useSession().user?.uid;
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const [draft, setDraft] = useState(() => draftOf(uid));
  const { writer, form, isBack } = draft;
  const isChanged = hasChanges(form);
  const isSaved = useRef(false);
  const question = useUnsavedChanges(isChanged);

  function draftOf(person: string | undefined): Draft<Form> {
    const kept = person && readKeptForm(person, place);
    const opened = kept ? withWrittenFields(start, kept) : start;
    return { writer: person, form: opened, isBack: hasChanges(opened) };
  }

  if (uid && uid !== writer) {
    // What a visitor wrote is theirs once they are signed in. What another person wrote is not.
    setDraft(!writer && isChanged ? { ...draft, writer: uid } : draftOf(uid));
  }

  const isOver = writer !== undefined && uid !== writer;
  useEffect(() => {
    // Leaving loses nothing then, so there is nothing to ask.
    if (isOver && question.isAsking) question.leave();
  });

  const shown = useRef({ fields: {}, isChanged });
  useEffect(() => {
    shown.current = { fields: writtenFields(form, start), isChanged };
  });
  useEffect(() => {
    if (!writer) return;
    // It is in the form now, which asks before it is lost.
    dropKeptForm(writer, place);
    const keep = () => {
      if (shown.current.isChanged && !isSaved.current) keepForm(writer, place, shown.current.fields);
    };
    // A reload, or a link that leads out. A page that comes back from there as it was still has them, and drops these below.
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      if (readSession().user?.uid === writer) dropKeptForm(writer, place);
      else keep();
    };
  }, [writer, place]);

  const setForm: KeptForm<Form>['setForm'] = useCallback(
    (change) => setDraft((known) => ({ ...known, form: change(known.form) })),
    [],
  );

  return {
    form,
    setForm,
    change: useCallback((parts) => setForm((known) => ({ ...known, ...parts })), [setForm]),
    isChanged,
    comeback: { isBack, discard: () => setDraft({ writer, form: start, isBack: false }) },
    unsavedChanges: {
      ...question,
      allowLeaving: () => {
        isSaved.current = true;
        question.allowLeaving();
      },
    },
  };
}
