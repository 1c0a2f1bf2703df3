import { useRef } from 'react';
import { acceptedFiles } from './accepted-files.ts';

/** A paper chosen behind a button of the page's own: `picker` has to stand beside it, and `pick` asks for the file. */
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
