import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
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
  return (
    <BaseTabs.Root className={styles.root} value={value} onValueChange={onValueChange}>
      <BaseTabs.List className={styles.list} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
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
  children: ReactNode;
}

/** The panel of a tab, mounted only while that is selected. */
export function TabPanel({ value, children }: TabPanelProps) {
  return (
    <BaseTabs.Panel value={value} className={styles.panel}>
      {children}
    </BaseTabs.Panel>
  );
}
