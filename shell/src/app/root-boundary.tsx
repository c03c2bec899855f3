import { Component, type ReactNode } from 'react';
import { FailurePage } from './failure-page.tsx';

/** Last resort of the whole page: what no boundary within has caught. */
export class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailurePage /> : this.props.children;
  }
}
