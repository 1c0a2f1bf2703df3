import { useEffect, useState } from 'react';

const count = (): Promise<number> =>
  import('../store/has-waiting.ts').then(
    ({ countUnsent }) => countUnsent(),
    () => 0,
  );

/**
 * How many changes lie unsent on this device, whoever made them; undefined until it is known. Where it is not known any more who was signed in, as
 * after a browser was killed before it had written that down, or on a computer that keeps no copy, what waits still lies safe.
 */
export const useUnsentHere = (): number | undefined => {
  const [unsent, setUnsent] = useState<number>();
  useEffect(() => void count().then(setUnsent), []);
  return unsent;
};
