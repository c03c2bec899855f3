import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface TabPanelProps {
  value: string;
  children: ReactNode;
  className?: string;
}

/** What a tab shows; mounted only while its tab is chosen. */
export function TabPanel({ value, children, className }: TabPanelProps) {
  return (
    <BaseTabs.Panel value={value} className={classNames(styles.panel, className)}>
      {children}
    </BaseTabs.Panel>
  );
}
