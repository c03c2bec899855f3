import { type ReactElement, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons.ts';
import { renderElement } from '../render-element.ts';
import styles from './nav-menu.module.css';
import { useNavMenu } from './use-nav-menu.ts';

interface NavMenuItem {
  label: string;
  /** The link, such as `<NavLink to="/explore" />`; the label becomes its text. */
  render: ReactElement;
}

interface NavMenuProps {
  label: string;
  items: readonly NavMenuItem[];
  /** Whether one of its pages is shown. */
  isActive?: boolean;
}

/**
 * A button that discloses links of the site navigation. Deliberately no ARIA menu: these are links, and screen readers
 * announce them as such. Opens by hover, click and arrow key; closes on Escape, on choosing, and 150 ms after focus or
 * pointer leave it (decisions: dropdowns).
 */
export function NavMenu({ label, items, isActive = false }: NavMenuProps) {
  const listId = useId();
  const { isOpen, root, trigger, close, press, rootProps } = useNavMenu();
  return (
    <div ref={root} className={styles.root} {...rootProps}>
      <button
        ref={trigger}
        type="button"
        className={classNames(styles.trigger, isActive && styles.active)}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={press}
      >
        {label}
        <ChevronDownIcon className={classNames('chevron', styles.chevron)} aria-hidden="true" />
      </button>
      <div className={styles.panel} hidden={!isOpen}>
        <ul id={listId} className={styles.list} aria-label={label}>
          {items.map(({ label: text, render }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the link inside is a click as well
            <li key={text} onClick={close}>
              {renderElement(render, { className: styles.link, children: text })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
