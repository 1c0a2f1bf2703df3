import { type ChangeEvent, useRef } from 'react';
import type { PhotoPlace } from './photo-place.ts';
import { sendPhotos } from './uploads.ts';

/** Listed one by one, so that an iPhone converts HEIC to JPEG. */
const accept = 'image/jpeg,image/png,image/webp';

/**
 * The camera or the photo library for any button: render `input` and call `pick`. Buttons may come and go meanwhile; the open
 * camera gives its photo to the input.
 */
export const usePhotoPick = (place: PhotoPlace, from: 'camera' | 'library' = 'camera') => {
  const field = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    sendPhotos(place, [...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  const input = (
    <input
      ref={field}
      type="file"
      accept={accept}
      {...(from === 'camera' ? { capture: 'environment' as const } : { multiple: true })}
      onChange={take}
      className="hidden"
    />
  );
  return { pick: () => field.current?.click(), input };
};
