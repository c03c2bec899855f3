import { Link } from '@crewdeck/module-sdk';
import type { EditorPart } from '../../hooks/use-editor-part.ts';
import styles from './nothing-yet.module.css';

interface NothingYetProps {
  text: string;
  /** Of the editor, where it is filled. */
  part: EditorPart;
  /** What the editor is opened for. */
  linkText: string;
}

/** Stands in a part of the profile that is empty, and leads to where it is filled. */
export function NothingYet({ part, text, linkText }: NothingYetProps) {
  return (
    <p className={styles.root}>
      {text} <Link to={{ pathname: '/create-profile', hash: part }}>{linkText}</Link>
    </p>
  );
}
