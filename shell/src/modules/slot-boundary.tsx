import { Component, type ReactNode } from 'react';
import { reportFailure } from './report-failure.ts';

interface Props {
  /** `module@version-hash`, for whoever reads the report. */
  release: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a crash of a module inside its place on the page. */
export class SlotBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure(this.props.release, error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
