import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './tabs.module.css';

interface Tab {
  value: string;
  label: ReactNode;
  /** A number beside the label; part of the tab's name. */
  count?: number;
}

interface TabsProps {
  value: string;
  /** A click calls it twice: on focus and on press. */
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
  /** The `TabPanel`s, one for each tab. */
  children: ReactNode;
}

/** Tabs with automatic activation: arrow keys switch at once, so panels should render quickly. */
export function Tabs({ value, onValueChange, tabs, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // A link may open a tab that a narrow screen has no room for.
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [value]);

  return (
    <BaseTabs.Root className={styles.root} value={value} onValueChange={onValueChange}>
      <BaseTabs.List ref={list} className={styles.list} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} data-tab={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {children}
    </BaseTabs.Root>
  );
}

interface TabPanelProps {
  value: string;
  /** Keeps what is typed in it while another tab is selected. */
  isKept?: boolean;
  children: ReactNode;
}

/** The panel of a tab, mounted only while that is selected, unless it is kept. */
export function TabPanel({ value, isKept = false, children }: TabPanelProps) {
  return (
    <BaseTabs.Panel value={value} keepMounted={isKept} className={styles.panel}>
      {children}
    </BaseTabs.Panel>
  );
}
