import { useEffect, useState } from 'react';
import { storeNow } from '../../store/live.ts';
import { keptThumbnail } from '../../store/thumbnails.ts';

/** An object URL of a photo's thumbnail on this device; null if it has none, undefined until that is known. */
export const useKeptThumbnail = (photoId: number): string | null | undefined => {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    const owner = storeNow()?.owner;
    let made: string | undefined;
    let isLeft = false;
    const show = (found: Blob | undefined) => {
      if (isLeft) return;
      made = found && URL.createObjectURL(found);
      setAddress(made ?? null);
    };
    if (owner) void keptThumbnail(owner, photoId).then(show);
    else show(undefined);
    return () => {
      isLeft = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [photoId]);
  return address;
};
