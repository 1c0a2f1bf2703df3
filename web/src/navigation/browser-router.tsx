import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { currentStep, navigator, onStep } from './history.ts';
import { restoreScroll } from './scroll.ts';

/** Provides react-router's links and hooks with the current location. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [step, setStep] = useState(currentStep);
  useLayoutEffect(() => {
    return onStep((next) => startTransition(() => setStep(next)));
  }, []);
  useLayoutEffect(() => {
    restoreScroll(step);
  }, [step]);
  return (
    <Router location={step.location} navigationType={step.type} navigator={navigator}>
      {children}
    </Router>
  );
}
