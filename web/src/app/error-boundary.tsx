import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './error-fallback.tsx';

interface Props {
  children: ReactNode;
}

/** Catches errors thrown while a screen renders, and offers to render it again. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    // The error may be a chunk that failed to load.
    void import('./report-errors.ts').then(({ report }) => report(error)).catch(() => undefined);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ErrorFallback error={error} onReset={() => this.setState({ error: null })} />;
  }
}
