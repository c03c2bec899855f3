import { Component, type ReactNode } from 'react';
import { reportFailure } from '../modules/reports/report-failure.ts';

interface Props {
  /** Path of the page that is shown. */
  page: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  isFinal: boolean;
}

/**
 * Keeps a page that fails while it is taken away from taking the next one with it: no boundary of its own is left by then,
 * so React looks for one here. The page that is shown is drawn once more; what fails again goes on to the next boundary.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failure: null, isFinal: false };
  #isDrawnAgain = false;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    reportFailure('A page', error);
    const isFinal = this.#isDrawnAgain;
    this.#isDrawnAgain = true;
    this.setState({ failure: isFinal ? { error } : null, isFinal });
  }

  override componentDidUpdate({ page }: Props) {
    if (page !== this.props.page) this.#isDrawnAgain = false;
  }

  override render() {
    const { failure, isFinal } = this.state;
    if (failure && isFinal) throw failure.error;
    return failure ? null : this.props.children;
  }
}
