import { Component, type ReactNode } from 'react';

interface Props {
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a crash of a module inside its place on the page. What comes next is for the slot to say. */
export class SlotBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
