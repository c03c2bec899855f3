import { useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { EllipsisIcon } from '../icons.ts';
import styles from './nav-menu.module.css';
import { useNavMenu } from './use-nav-menu.ts';

interface MoreMenuProps {
  items: readonly { readonly label: string; readonly onSelect: () => void }[];
  /** The id of what it is about, where a page has several. */
  describedBy?: string;
  /** Where the button stands at the end of its line, the list ends there too. */
  align?: 'start' | 'end';
}

/**
 * What is rarely needed, behind one button: it discloses other buttons, opens by press and arrow key, and closes as `NavMenu` does.
 * Focus is on its button when an item is chosen, so a dialog gives it back there.
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
