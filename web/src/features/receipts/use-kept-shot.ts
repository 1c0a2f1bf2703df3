import { useEffect, useRef } from 'react';
import { receiptsRoutes } from '#shared/receipts/contract.ts';
import { ApiError } from '../../api/api-error.ts';
import { useSignedInUser } from '../../api/user.ts';
import { toast } from '../../components/toast.ts';
import { dropKept, keepForLater } from '../../outbox/keep-for-later.ts';
import { readPicture } from '../../outbox/use-kept-picture.ts';
import { texts } from './texts.ts';
import { useTray } from './tray.tsx';

/** Takes the picture of the tray with this key into the form. `drop` takes it out of the tray, once its receipt is saved. */
export const useKeptShot = (key: string, take: (picture: File) => void) => {
  const { id } = useSignedInUser();
  const entry = useTray().find((each) => each.key === key);
  const taken = useRef(false);
  const seq = entry?.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, whatever else changes
  useEffect(() => {
    if (!entry || taken.current) return;
    taken.current = true;
    void readPicture(id, entry).then((picture) => picture && take(picture));
  }, [seq]);
  return { isKept: entry !== undefined, drop: async () => entry && dropKept(id, entry) };
};

/** Keeps the picture on this device, to be read when there is a connection; undefined without one. */
export const useKeepForLater = (picture: File | null, onKept: () => void) => {
  const { id } = useSignedInUser();
  if (!picture) return undefined;
  const keep = async () => {
    try {
      await keepForLater(id, receiptsRoutes.scan, picture);
    } catch (error) {
      toast(texts.notKept(error instanceof ApiError ? error.reason : String(error)));
      return;
    }
    toast(texts.keptForLater);
    onKept();
  };
  return () => void keep();
};
