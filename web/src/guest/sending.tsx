/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { type Failed, failureIn, sentenceOf } from './calls.ts';
import { Notice } from './notice.tsx';
import { texts } from './texts.ts';

const wordsOf = (failure: Failed): string => {
  if (failure.status === 0) return texts.nothingLost;
  if (failure.status === 429) return `${texts.tooMany}. ${texts.tooManyText}`;
  if (failure.status < 500) return sentenceOf(failure) ?? texts.failedText;
  return `${texts.failed}. ${texts.failedText}`;
};

/** Why a call failed; the input stays, and the button retries. */
export function FailureNotice({ failure }: { failure: Failed | undefined }) {
  if (!failure) return null;
  return (
    <Notice tone="alert" urgent>
      {wordsOf(failure)}
    </Notice>
  );
}

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
