import { readSession, type UnsavedChanges, useLocation, useSession, useUnsavedChanges } from '@crewdeck/module-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dropKeptForm, keepForm, readKeptForm } from './kept-forms.ts';
import { withWrittenFields, writtenFields } from './written-fields.ts';

/** What a form holds, and what the person is told about it. */
export interface KeptForm<Form> {
  form: Form;
  setForm: (change: (known: Form) => Form) => void;
  /** Sets the fields that are given. The same function at every render. */
  change: (parts: Partial<Form>) => void;
  isChanged: boolean;
  /** For a notice: what they wrote before is in the form again. */
  comeback: { isBack: boolean; discard: () => void };
  /** For a dialog: the question before the form is left. */
  unsavedChanges: UnsavedChanges;
}

interface Sheet<Form> {
  /** Whose words these are: who was signed in when they were written. */
  writer: string | undefined;
  form: Form;
  isBack: boolean;
}

/**
 * The state of a form whose words are not lost: whoever leaves it is asked first ({@link useUnsavedChanges}), and when the
 * session ends under it, or the page is loaded again, they wait in this tab for an hour, until the same person is back at
 * the same address. What is saved or left on purpose is gone. One form of a page at a time, and no secrets in it.
 *
 * @param start what the form holds before anybody touches it
 * @param hasChanges whether leaving would lose something; unless told, whether a field differs from `start`
 */
export function useKeptForm<Form extends object>(
  start: Form,
  hasChanges = (form: Form) => Object.keys(writtenFields(form, start)).length > 0,
): KeptForm<Form> {
  const uid = useSession().user?.uid;
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const [sheet, setSheet] = useState(() => sheetOf(uid));
  const { writer, form, isBack } = sheet;
  const isChanged = hasChanges(form);
  const isSaved = useRef(false);
  const question = useUnsavedChanges(isChanged);

  function sheetOf(person: string | undefined): Sheet<Form> {
    const kept = person && readKeptForm(person, place);
    const opened = kept ? withWrittenFields(start, kept) : start;
    return { writer: person, form: opened, isBack: hasChanges(opened) };
  }

  if (uid && uid !== writer) {
    // What a visitor wrote is theirs once they are signed in. What another person wrote is not.
    setSheet(!writer && isChanged ? { ...sheet, writer: uid } : sheetOf(uid));
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
    (change) => setSheet((known) => ({ ...known, form: change(known.form) })),
    [],
  );

  return {
    form,
    setForm,
    change: useCallback((parts) => setForm((known) => ({ ...known, ...parts })), [setForm]),
    isChanged,
    comeback: { isBack, discard: () => setSheet({ writer, form: start, isBack: false }) },
    unsavedChanges: {
      ...question,
      allowLeaving: () => {
        isSaved.current = true;
        question.allowLeaving();
      },
    },
  };
}
