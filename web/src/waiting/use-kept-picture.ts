import { useEffect, useState } from 'react';
import type { Entry } from './entry.ts';
import { outboxOf } from './outbox.ts';

/** The picture that waits with a change; null where there is none. */
export const readPicture = async (userId: string, { key }: Entry): Promise<File | null> => {
  const kept = await outboxOf(userId).store.file(key);
  return kept ? new File([kept.bytes], kept.name, { type: kept.type }) : null;
};

/** An address of the picture that waits with a change, for as long as it is shown. */
export const useKeptPicture = (userId: string, entry: Entry): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | undefined;
    let isLeft = false;
    const show = (file: File | null) => {
      if (!file || isLeft) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    };
    readPicture(userId, entry).then(show, () => undefined);
    return () => {
      isLeft = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [userId, entry]);
  return address;
};
