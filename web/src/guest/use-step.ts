import { useEffect, useState } from 'preact/hooks';
import { goBack } from './back.ts';

export const steps = ['read', 'accept', 'decline', 'early', 'cancel'] as const;
export type Step = (typeof steps)[number];

const stepNow = (): Step =>
  steps.find((step) => step === (history.state as { step?: string } | null)?.step) ?? 'read';

/** The customer's current step. It is a history entry, so that Back leaves it. */
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
  /** Leaves a step, whatever the browser does. */
  const leave = () => {
    if (stepNow() !== 'read') goBack();
  };
  return { step, goTo, leave };
};
