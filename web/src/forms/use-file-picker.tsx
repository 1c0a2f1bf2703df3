import { useRef } from 'react';
import { acceptedFiles } from './accepted-files.ts';

/** A file picker for a button elsewhere: render `picker`; `pick` opens it. */
export const useFilePicker = (onFile: (file: File) => void) => {
  const input = useRef<HTMLInputElement>(null);
  const picker = (
    <input
      ref={input}
      type="file"
      hidden
      accept={acceptedFiles}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onFile(file);
        currentTarget.value = '';
      }}
    />
  );
  return { picker, pick: () => input.current?.click() };
};
