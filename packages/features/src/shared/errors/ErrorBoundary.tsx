import { Component, type ReactNode } from 'react';
import { QueryFailure } from './QueryFailure.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown after an error. Pass null to show nothing. By default an error message with a retry button. */
  fallback?: ReactNode;
}

/** Contains render errors of its children, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override state: { error?: unknown } = {};

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return fallback === undefined ? (
      <QueryFailure isPageSection error={error} retry={() => this.setState({ error: undefined })} />
    ) : (
      fallback
    );
  }
}
