import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import Images from 'lucide-react/icons/images';
import { Button } from '../../components/button.tsx';
import { texts } from './texts.ts';

interface Props {
  /** `tile` while there are no photos, `button` beside the heading once there are. */
  look: Look;
  onTake: () => void;
  onChoose: () => void;
}

type Look = keyof typeof looks;

const looks = {
  tile: 'min-h-28 flex-1 flex-col !gap-1 border-[1.5px] border-dashed border-control lg:max-w-60',
  button: '!px-3 text-small',
};

/** On touch screens the camera and the photo library; elsewhere the file picker. */
export function AddPhoto({ look, onTake, onChoose }: Props) {
  return (
    <div className={clsx('no-print flex large-text:flex-wrap', look === 'tile' ? 'gap-2' : '-mr-2')}>
      <Way {...{ look }} icon={Camera} label={texts.add} onPress={onTake} className="pointer-fine:hidden" />
      <Way
        {...{ look }}
        icon={Images}
        label={texts.choose}
        onPress={onChoose}
        className="pointer-fine:hidden"
      />
      <Way
        {...{ look }}
        icon={Camera}
        label={texts.add}
        onPress={onChoose}
        className="pointer-coarse:hidden"
      />
    </div>
  );
}

interface WayProps {
  look: Look;
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  className: string;
}

function Way({ look, icon, label, onPress, className }: WayProps) {
  return (
    <Button variant="quiet" icon={icon} className={clsx(looks[look], className)} onClick={onPress}>
      {label}
    </Button>
  );
}
