import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import Images from 'lucide-react/icons/images';
import type { ChangeEvent } from 'react';
import type { PhotoPlace } from './photo-place.ts';
import { texts } from './texts.ts';
import { sendPhotos } from './uploads.ts';

/** Listed one by one, so that an iPhone converts HEIC to JPEG. */
export const accept = 'image/jpeg,image/png,image/webp';

/** The first tile: on touch screens the camera and, below it, the photo library; elsewhere the file picker. */
export function AddPhoto({ place }: { place: PhotoPlace }) {
  return (
    <li className="no-print grid h-24 w-24 shrink-0 gap-1.5">
      <Half place={place} icon={Camera} label={texts.add} camera className="hidden pointer-coarse:flex" />
      <Half place={place} icon={Images} label={texts.choose} className="hidden pointer-coarse:flex" />
      <Half place={place} icon={Camera} label={texts.add} className="flex flex-col pointer-coarse:hidden" />
    </li>
  );
}

interface Props {
  place: PhotoPlace;
  icon: LucideIcon;
  label: string;
  camera?: boolean;
  className: string;
}

function Half({ place, icon: Icon, label, camera = false, className }: Props) {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    sendPhotos(place, [...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  return (
    <label
      className={clsx(
        'relative items-center justify-center gap-1 rounded-control border-[1.5px] border-dashed border-control text-micro font-strong hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {label}
      <input
        type="file"
        accept={accept}
        multiple={!camera}
        {...(camera && { capture: 'environment' as const })}
        onChange={take}
        className="absolute inset-0 w-full min-w-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
