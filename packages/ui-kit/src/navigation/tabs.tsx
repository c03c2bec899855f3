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
  /** One click asks twice, as it is a focus and then a press. */
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
  /** The `TabPanel`s, one for each tab. */
  children: ReactNode;
}

/** A few views of one thing in one place. Arrow keys move and show at once, so panels should be quick to appear. */
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

/** What a tab shows; mounted only while its tab is chosen. */
export function TabPanel({ value, children }: TabPanelProps) {
  return (
    <BaseTabs.Panel value={value} className={styles.panel}>
      {children}
    </BaseTabs.Panel>
  );
}
