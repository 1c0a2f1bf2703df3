import { useEffect, useState } from 'react';

const count = (): Promise<number> =>
  import('../store/has-waiting.ts').then(
    ({ countUnsent }) => countUnsent(),
    () => 0,
  );

/**
 * How many unsent changes are on this device, whoever made them; undefined until known. They may belong to somebody we no longer
 * know: the browser was killed before it wrote that down, or the computer keeps no copy.
 */
export const useUnsentHere = (): number | undefined => {
  const [unsent, setUnsent] = useState<number>();
  useEffect(() => void count().then(setUnsent), []);
  return unsent;
};
