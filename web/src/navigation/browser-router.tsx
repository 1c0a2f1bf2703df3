import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { currentStep, navigator, onStep, type Step } from './history.ts';
import { restoreScroll } from './scroll.ts';

const idIn = ({ location }: Step) => new URLSearchParams(location.search).get('id');

/** Runs in the next task. React renders an update made while a click is handled with all its effects before the screen changes. */
const inTask = (run: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(undefined);
};

/**
 * Provides react-router's links and hooks with the current location. Another page or record renders in one go, because somebody waits
 * for it: a transition renders in slices of 5 ms, between which a slow phone spends as long again. All else, which may have to load a
 * form's code or follows typing, is a transition.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [step, setStep] = useState(currentStep);
  useLayoutEffect(() => {
    let last = currentStep();
    return onStep((next) => {
      const isAnother = next.location.pathname !== last.location.pathname || idIn(next) !== idIn(last);
      last = next;
      // Not `next`: another step may have come before the task.
      (isAnother ? inTask : startTransition)(() => setStep(currentStep()));
    });
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
