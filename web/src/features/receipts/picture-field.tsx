import { clsx } from 'clsx';
import { Camera, ImageUp, type LucideIcon } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type DragEvent, useState } from 'react';
import { buttonClass } from '../../components/button.tsx';
import { texts } from './texts.ts';
import { useObjectUrl } from './use-picture.ts';
import type { ReceiptForm } from './use-receipt-form.ts';

/** Where the picture comes in: by camera, from the device's files or dropped. */
export function PictureField({ receipt }: { receipt: ReceiptForm }) {
  const { picture, preparing, choose } = receipt;
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) choose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the two buttons do the same.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'flex flex-wrap items-center justify-center gap-4 rounded-card border border-dashed border-control p-4',
        over && 'bg-selected',
      )}
    >
      <Preview picture={picture} />
      <div className="grid min-w-56 flex-1 gap-3">
        <p role="status" className="text-small text-muted">
          {preparing ? texts.preparing : texts.drop}
        </p>
        <div className="flex gap-3 *:flex-1">
          <FileButton
            icon={Camera}
            label={texts.camera}
            capture="environment"
            onFile={choose}
            primary={!picture}
          />
          <FileButton icon={ImageUp} label={texts.upload} onFile={choose} />
        </div>
      </div>
    </div>
  );
}

function Preview({ picture }: { picture: File | null }) {
  const url = useObjectUrl(picture);
  if (!picture || !url) return null;
  return (
    <a href={url} target="_blank" rel="noreferrer" title={texts.openPicture}>
      <img
        src={url}
        alt={texts.preview}
        className="h-40 max-w-40 rounded-small border border-line object-contain"
      />
    </a>
  );
}

type FileButtonProps = Pick<ComponentProps<'input'>, 'capture'> & {
  icon: LucideIcon;
  label: string;
  primary?: boolean;
  onFile: (file: File) => void;
};

/** A real file input in the shape of a button, so that keyboards and screen readers have it too. */
function FileButton({ icon: Icon, label, capture, primary = false, onFile }: FileButtonProps) {
  const take = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (file) onFile(file);
    // The same file may be chosen again after it was refused.
    input.value = '';
  };
  return (
    <label
      className={clsx(
        buttonClass({ variant: primary ? 'primary' : 'secondary' }),
        'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {label}
      <input
        type="file"
        accept="image/*"
        capture={capture}
        onChange={take}
        className="absolute inset-0 min-w-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
