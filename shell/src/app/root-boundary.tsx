import { Component, type ReactNode } from 'react';
import { FailurePage } from './failure-page.tsx';

interface State {
  failure: { error: unknown } | null;
}

/** The last error boundary: catches what no boundary inside has caught. */
export class RootBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <FailurePage error={failure.error} /> : this.props.children;
  }
}
