import Camera from 'lucide-react/icons/camera';
import ImageUp from 'lucide-react/icons/image-up';
import { DropZone } from '../../components/drop-zone.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { texts } from './texts.ts';
import { useObjectUrl } from './use-picture.ts';
import type { ReceiptForm } from './use-receipt-form.ts';

interface Props {
  receipt: ReceiptForm;
  /** Opens the camera immediately. */
  scans: boolean;
}

/** Chooses the picture: from the camera, the device's files, or by dropping it. */
export function PictureField({ receipt, scans }: Props) {
  const { picture, preparing, choose } = receipt;
  const files = { accept: 'image/*', onFile: choose };
  return (
    <DropZone onFile={choose} className="flex flex-wrap items-center justify-center p-4">
      <Preview picture={picture} />
      <div className="grid min-w-[min(14rem,100%)] flex-1 gap-3">
        <p role="status" className="text-small text-muted">
          {preparing ? texts.preparing : texts.drop}
        </p>
        <div className="flex flex-wrap gap-3 *:flex-1">
          <FileButton
            {...files}
            icon={Camera}
            label={texts.camera}
            capture="environment"
            opens={scans}
            variant={picture ? 'secondary' : 'primary'}
          />
          <FileButton {...files} icon={ImageUp} label={texts.upload} variant="secondary" />
        </div>
      </div>
    </DropZone>
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
