import { clsx } from 'clsx';
import { type DragEvent, type ReactNode, useState } from 'react';

interface Props {
  onFile: (file: File) => void;
  className: string;
  /** Must include a `FileButton`: dropping is only an alternative. */
  children: ReactNode;
}

/** Accepts a dropped file. */
export function DropZone({ onFile, className, children }: Props) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button inside does the same.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'gap-4 rounded-card border border-dashed border-control',
        className,
        over && 'bg-selected',
      )}
    >
      {children}
    </div>
  );
}
