import { useEffect, useState } from 'react';

/**
 * The result of checking a file's rows, and whether it is current. A new `check` restarts it and aborts the previous one. `null`
 * until the first result; nothing runs while `check` is null.
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
