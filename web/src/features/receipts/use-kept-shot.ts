import { useEffect, useEffectEvent, useRef } from 'react';
import type { ScanResult } from '#shared/receipts/contract.ts';
import { receiptsRoutes } from '#shared/receipts/routes.ts';
import { useSignedInUser } from '../../api/user.ts';
import { toast } from '../../components/toast.ts';
import { ApiError } from '../../store/api-error.ts';
import { readIn } from '../../store/reading.ts';
import { useWaiting } from '../../store/waiting.ts';
import { dropKept, keepForLater } from '../../waiting/keep-for-later.ts';
import { readPicture } from '../../waiting/use-kept-picture.ts';
import { texts } from './texts.ts';
import { useTray } from './tray.tsx';

/**
 * Loads the queued picture with this key into the form: from the tray, or from a refused receipt. `drop` removes it from the tray
 * once its receipt is saved.
 */
export const useKeptShot = (key: string, take: (picture: File, read: ScanResult | undefined) => void) => {
  const user = useSignedInUser();
  const shot = useTray().find((each) => each.key === key);
  const refused = useWaiting().entries.find((each) => each.key === key && each.standing === 'refused');
  const entry = shot ?? refused;
  const taken = useRef(false);
  const n = entry?.n;
  const takeOnce = useEffectEvent(() => {
    if (!entry || taken.current) return;
    taken.current = true;
    void readPicture(user, entry).then(
      (picture) => picture && take(picture, readIn(entry) as ScanResult | undefined),
    );
  });
  useEffect(() => {
    if (n !== undefined) takeOnce();
  }, [n]);
  // A refused receipt is replaced by the saved one.
  return { isKept: entry !== undefined, drop: async () => shot && dropKept(user, shot) };
};

/** Queues the picture, to be read once there is a connection; undefined without a picture. */
export const useKeepForLater = (picture: File | null, onKept: () => void) => {
  const user = useSignedInUser();
  if (!picture) return undefined;
  const keep = async () => {
    try {
      await keepForLater(user, receiptsRoutes.scan, picture);
    } catch (error) {
      toast(texts.notKept(error instanceof ApiError ? error.reason : String(error)));
      return;
    }
    toast(texts.keptForLater);
    onKept();
  };
  return () => void keep();
};
