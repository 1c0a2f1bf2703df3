import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { currentStep, navigator, onStep } from './history.ts';
import { restoreScroll } from './scroll.ts';

/** Gives the app its address: links and hooks of react-router stand on it. */
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
