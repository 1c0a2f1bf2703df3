import { useEffect, useState } from 'react';
import type { MutationEntry } from '../store/mutation-entry.ts';
import { openOutbox } from '../store/open-outbox.ts';
import type { Whose } from '../store/waiting.ts';

/** A queued change's picture; null if it has none. */
export const readPicture = async (user: Whose, entry: MutationEntry): Promise<File | null> => {
  const outbox = await openOutbox(user);
  return (await outbox.file(entry)) ?? null;
};

/** An object URL of a queued change's picture, for as long as it is shown. */
export const useKeptPicture = (user: Whose, entry: MutationEntry): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  const { key } = entry;
  // The picture doesn't depend on the change's state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the picture
  useEffect(() => {
    let made: string | undefined;
    let isLeft = false;
    const show = (file: File | null) => {
      if (!file || isLeft) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    };
    readPicture(user, entry).then(show, () => undefined);
    return () => {
      isLeft = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [user.id, key]);
  return address;
};
