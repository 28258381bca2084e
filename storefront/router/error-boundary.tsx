import { Component, type ReactElement, type ReactNode } from 'react';
import { RouteErrorContext } from './contexts.ts';

interface ErrorBoundaryProps {
  /** Another page is another try. */
  page: unknown;
  instead: ReactElement;
  children: ReactNode;
}

interface ErrorBoundaryState {
  thrown: { error: unknown } | null;
  page: unknown;
}

/** A view that throws while it is drawn is replaced by the error's, and everything around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { thrown: null, page: this.props.page };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps(
    { page }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return page === state.page ? null : { thrown: null, page };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return <RouteErrorContext value={thrown.error}>{this.props.instead}</RouteErrorContext>;
  }
}
