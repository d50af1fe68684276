import { Component, type ReactNode } from 'react';
import { QueryFailure } from './QueryFailure.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Stands there instead when it breaks: nothing, say, for what nobody misses. */
  fallback?: ReactNode;
}

/** A part of the screen that may break by itself: what is around it goes on working, and it can be tried again. */
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
