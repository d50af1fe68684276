import { Component, type ReactNode } from 'react';
import { QueryFailure } from './QueryFailure.tsx';

interface RegionProps {
  children: ReactNode;
  /** Stands there instead when it breaks: nothing, say, for what nobody misses. */
  otherwise?: ReactNode;
}

/** A part of the screen that may break by itself: what is around it goes on working, and it can be tried again. */
export class Region extends Component<RegionProps, { error?: unknown }> {
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override state: { error?: unknown } = {};

  override render(): ReactNode {
    const { children, otherwise } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return otherwise === undefined ? (
      <QueryFailure isPart error={error} retry={() => this.setState({ error: undefined })} />
    ) : (
      otherwise
    );
  }
}
