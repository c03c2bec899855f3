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
 * Catches a page that fails while it unmounts. Its own boundary is gone by then, and React would unmount the next page as
 * well. The next page is rendered once more; a second failure goes to the next boundary.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failure: null, isFinal: false };
  #isSecondTry = false;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    reportFailure('A page', error);
    const isFinal = this.#isSecondTry;
    this.#isSecondTry = true;
    this.setState({ failure: isFinal ? { error } : null, isFinal });
  }

  override componentDidUpdate({ page }: Props) {
    if (page !== this.props.page) this.#isSecondTry = false;
  }

  override render() {
    const { failure, isFinal } = this.state;
    if (failure && isFinal) throw failure.error;
    return failure ? null : this.props.children;
  }
}
