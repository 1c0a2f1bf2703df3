import { type ChangeEvent, useRef } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
import { accept } from './add-photo.tsx';
import { placeOfJob } from './photo-place.ts';
import { texts } from './texts.ts';
import { sendPhotos } from './uploads.ts';

/** The camera or file picker for a button elsewhere: render `input` and call `pick`. */
export const usePhotoPick = (job: Job) => {
  const field = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    sendPhotos(placeOfJob(job), [...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  const input = (
    <input
      ref={field}
      type="file"
      accept={accept}
      capture="environment"
      aria-label={texts.add}
      onChange={take}
      className="hidden"
    />
  );
  return { pick: () => field.current?.click(), input };
};
