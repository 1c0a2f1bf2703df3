import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import Images from 'lucide-react/icons/images';
import type { ChangeEvent } from 'react';
import { buttonClass } from '../../components/button.tsx';
import type { PhotoPlace } from './photo-place.ts';
import { texts } from './texts.ts';
import { sendPhotos } from './uploads.ts';

/** Listed one by one, so that an iPhone converts HEIC to JPEG. */
export const accept = 'image/jpeg,image/png,image/webp';

interface Props {
  place: PhotoPlace;
  /** `tile` while there are no photos, `button` beside the heading once there are. */
  look: Look;
}

type Look = keyof typeof looks;

const looks = {
  tile: 'min-h-28 flex-1 flex-col gap-1 rounded-control border-[1.5px] border-dashed border-control font-strong hover:bg-sunken lg:max-w-60',
  button: clsx(buttonClass({ variant: 'quiet' }), 'px-3 text-small'),
};

/** On touch screens the camera and the photo library; elsewhere the file picker. */
export function AddPhoto({ place, look }: Props) {
  return (
    <div
      className={clsx(
        'no-print flex large-text:flex-wrap',
        look === 'tile' ? 'gap-2' : 'absolute top-0 -right-2 large-text:static',
      )}
    >
      <Way {...{ place, look }} icon={Camera} label={texts.add} camera className="pointer-fine:hidden" />
      <Way {...{ place, look }} icon={Images} label={texts.choose} className="pointer-fine:hidden" />
      <Way {...{ place, look }} icon={Camera} label={texts.add} className="pointer-coarse:hidden" />
    </div>
  );
}

interface WayProps extends Props {
  icon: LucideIcon;
  label: string;
  camera?: boolean;
  className: string;
}

function Way({ place, look, icon: Icon, label, camera = false, className }: WayProps) {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    sendPhotos(place, [...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  return (
    <label
      className={clsx(
        'relative flex items-center justify-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        looks[look],
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
