import { useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { EllipsisIcon } from '../icons.ts';
import styles from './nav-menu.module.css';
import { useNavMenu } from './use-nav-menu.ts';

interface MoreMenuProps {
  items: readonly { readonly label: string; readonly onSelect: () => void }[];
  /** Id of the element that it belongs to, where a page has several. */
  describedBy?: string;
  /** The edge of the button that the list is aligned to. */
  align?: 'start' | 'end';
}

/**
 * An overflow menu: a button that discloses others. It opens on click and arrow key, and closes as `NavMenu` does. Choosing an
 * item focuses the button first, so that a dialog returns the focus there.
 */
export function MoreMenu({ items, describedBy, align = 'start' }: MoreMenuProps) {
  const listId = useId();
  const { isOpen, root, trigger, close, press, rootProps } = useNavMenu();
  const { onKeyDown, onFocus, onBlur } = rootProps;
  return (
    <div ref={root} className={styles.root} {...{ onKeyDown, onFocus, onBlur }}>
      <IconButton
        ref={trigger}
        label="More"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-describedby={describedBy}
        onClick={press}
      >
        <EllipsisIcon aria-hidden="true" />
      </IconButton>
      <div className={classNames(styles.panel, styles.compact, align === 'end' && styles.atEnd)} hidden={!isOpen}>
        <ul id={listId} className={styles.list} aria-label="More">
          {items.map(({ label, onSelect }) => (
            <li key={label}>
              <button
                type="button"
                className={styles.link}
                onClick={() => {
                  trigger.current?.focus();
                  close();
                  onSelect();
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
