import { useEffect, useRef, useState } from 'react';
import { toast } from '../../components/toast.ts';
import { smallerPicture, UnusablePicture } from '../../data/smaller-picture.ts';
import { texts } from './texts.ts';

/** Prepares a receipt's picture, at most 2400 pixels and about 1.5 MB: enough to read small print. Throws UnusablePicture. */
const preparePicture = (file: File): Promise<File> =>
  smallerPicture(file, {
    attempts: [
      [2400, 0.86],
      [2400, 0.74],
      [2000, 0.7],
      [1600, 0.6],
    ],
    mostBytes: 1.5 * 1024 * 1024,
    name: 'receipt',
  });

/** A new receipt's picture, prepared for upload; `onReady` gets each, `onChosen` those chosen in this form. */
export const usePicture = (onReady: (picture: File) => void, onChosen: (picture: File) => void) => {
  const [picture, setPicture] = useState<File | null>(null);
  const [preparing, setPreparing] = useState(false);
  const latest = useRef<File | null>(null);
  const choose = async (file: File): Promise<void> => {
    latest.current = file;
    setPreparing(true);
    const { ready, refused } = await prepared(file);
    if (latest.current !== file) return;
    setPreparing(false);
    if (refused) toast(refused);
    if (!ready) return;
    take(ready);
    onChosen(ready);
  };
  /** Takes a prepared one. */
  const take = (ready: File) => {
    setPicture(ready);
    onReady(ready);
  };
  const clear = () => setPicture(null);
  return { picture, preparing, choose: (file: File) => void choose(file), take, show: setPicture, clear };
};

const prepared = async (file: File) => {
  try {
    return { ready: await preparePicture(file) };
  } catch (error) {
    if (error instanceof UnusablePicture) return { refused: texts[error.trouble] };
    throw error;
  }
};

/** An object URL of a file; null until there is one. */
export const useObjectUrl = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};
