import { useEffect, useState } from 'react';

/**
 * What a file's rows came to, and whether that is still what `check` would find: it is asked anew whenever another one is given, and what the one
 * before was at is given up. `null` until the first has come; nothing is asked while `check` is null.
 */
export const useChecked = <Result>(check: ((signal: AbortSignal) => Promise<Result>) | null) => {
  const [found, setFound] = useState<{ by: typeof check; result: Result } | null>(null);
  useEffect(() => {
    if (!check) return;
    const leaving = new AbortController();
    check(leaving.signal).then(
      (result) => setFound({ by: check, result }),
      (error) => {
        if (!leaving.signal.aborted) throw error;
      },
    );
    return () => leaving.abort();
  }, [check]);
  return { checked: check && (found?.result ?? null), isCurrent: found !== null && found.by === check };
};
