import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './error-fallback.tsx';

interface Props {
  children: ReactNode;
}

/** Catches what a screen throws while it draws, and offers to draw it again. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    // It may be the code that cannot be fetched which fails.
    void import('./report-errors.ts').then(({ report }) => report(error)).catch(() => undefined);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ErrorFallback error={error} onReset={() => this.setState({ error: null })} />;
  }
}
