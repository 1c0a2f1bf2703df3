import { useState } from 'preact/hooks';
import { type Failed, failureIn } from './calls.ts';

/** A call made by a button: whether it is in flight, and how it failed. */
export const useSending = () => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed>();
  const send = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureIn(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, send };
};
