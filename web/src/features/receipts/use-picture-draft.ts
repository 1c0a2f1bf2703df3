import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSignedInUser } from '../../api/user.ts';
import type { Owner } from '../../store/database.ts';
import { dropFile, keepFile, readFile } from '../../store/kept-files.ts';
import { hasRoomForPictures } from '../../store/picture-room.ts';
import { ownerOfUser } from '../../store/start.ts';

const key = 'draft/receipt';

const keepPicture = async (owner: Owner, picture: File): Promise<boolean> => {
  if (!(await hasRoomForPictures())) return false;
  await keepFile(owner, key, picture);
  return true;
};

/**
 * The picture of a receipt's draft: stored on this device until the receipt is saved or discarded, so that a closed tab loses
 * neither. `begins` if the form starts without a picture; `take` gets the stored one.
 */
export const usePictureDraft = (begins: boolean, take: (picture: File) => void) => {
  const owner = ownerOfUser(useSignedInUser());
  const [isKept, setKept] = useState(false);
  const [isOld, setOld] = useState(false);
  const touched = useRef(false);
  const over = useRef(false);
  const look = useEffectEvent(() => {
    if (!begins) return;
    const show = (found: File | undefined) => {
      if (!found || touched.current) return;
      setKept(true);
      setOld(true);
      take(found);
    };
    readFile(owner, key).then(show, () => undefined);
  });
  // Only once, when the form opens.
  useEffect(() => {
    look();
  }, []);
  const keep = (picture: File) => {
    touched.current = true;
    if (!begins) return;
    keepPicture(owner, picture)
      .then(async (done) => {
        if (over.current) await dropFile(owner, key);
        else setKept(done);
      })
      .catch(() => setKept(false));
  };
  const forget = () => {
    setKept(false);
    setOld(false);
    dropFile(owner, key).catch(() => undefined);
  };
  const drop = () => {
    over.current = true;
    forget();
  };
  return { isKept, isOld, keep, forget, drop };
};
