import { useEffect, useState } from 'preact/hooks';
import { goBack } from './back.ts';

export const steps = ['read', 'accept', 'decline', 'early', 'cancel'] as const;
export type Step = (typeof steps)[number];

const stepNow = (): Step =>
  steps.find((step) => step === (history.state as { step?: string } | null)?.step) ?? 'read';

/** Where on the page the customer is. A step is a place in the browser's history, so that Back leads out of it. */
export const useStep = () => {
  const [step, setStep] = useState<Step>(stepNow);
  useEffect(() => {
    const follow = () => setStep(stepNow());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const goTo = (next: Step) => {
    if (stepNow() === next) return;
    history.pushState({ step: next }, '');
    setStep(next);
  };
  /** Out of a step, whatever the browser does about it. */
  const leave = () => {
    if (stepNow() !== 'read') goBack();
  };
  return { step, goTo, leave };
};
