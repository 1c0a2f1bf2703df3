import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSignedInUser } from '../../api/user.ts';
import { outboxOf } from '../../outbox/outbox.ts';
import { hasRoomForPictures } from '../../store/picture-room.ts';

const key = 'draft/receipt';

const keepPicture = async (userId: string, picture: File): Promise<boolean> => {
  if (!(await hasRoomForPictures())) return false;
  const bytes = { bytes: await picture.arrayBuffer(), name: picture.name, type: picture.type };
  await outboxOf(userId).store.keepFile(key, bytes);
  return true;
};

/**
 * The picture of a new receipt beside what is typed: it lies on this device until the receipt is saved or given up, so that a
 * closed tab loses neither. `begins` where a form begins without a picture of its own; `take` gets the one that was kept.
 */
export const usePictureDraft = (begins: boolean, take: (picture: File) => void) => {
  const { id } = useSignedInUser();
  const [isKept, setKept] = useState(false);
  const [isOld, setOld] = useState(false);
  const touched = useRef(false);
  const over = useRef(false);
  const look = useEffectEvent(() => {
    if (!begins) return;
    const show = (found: { bytes: ArrayBuffer; name: string; type: string } | undefined) => {
      if (!found || touched.current) return;
      setKept(true);
      setOld(true);
      take(new File([found.bytes], found.name, { type: found.type }));
    };
    outboxOf(id)
      .store.file(key)
      .then(show, () => undefined);
  });
  // Looked for once, as the form opens.
  useEffect(() => {
    look();
  }, []);
  const keep = (picture: File) => {
    touched.current = true;
    if (!begins) return;
    keepPicture(id, picture)
      .then(async (done) => {
        if (over.current) await outboxOf(id).store.dropFile(key);
        else setKept(done);
      })
      .catch(() => setKept(false));
  };
  const forget = () => {
    setKept(false);
    setOld(false);
    outboxOf(id)
      .store.dropFile(key)
      .catch(() => undefined);
  };
  const drop = () => {
    over.current = true;
    forget();
  };
  return { isKept, isOld, keep, forget, drop };
};
