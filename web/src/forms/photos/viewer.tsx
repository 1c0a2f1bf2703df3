import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ImageOff from 'lucide-react/icons/image-off';
import Trash2 from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import * as Dialog from 'radix-ui/dialog';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { useConfirmedRemove } from '../../components/use-confirmed-remove.ts';
import { useReturnFocus } from '../../components/use-return-focus.ts';
import { PhotoFields } from './photo-fields.tsx';
import type { PhotoShown } from './queries.ts';
import { stageNames, texts } from './texts.ts';
import { useRemove } from './use-changes.ts';
import { useKeptThumbnail } from './use-kept-thumbnail.ts';
import { useZoom } from './use-zoom.ts';

interface Props {
  jobId: number;
  photos: PhotoShown[];
  id: number;
  /** Shows another photo; closes with an empty text. */
  onShow: (id: string) => void;
}

/** A full-screen photo; a swipe or an arrow key leads to the others. */
export default function PhotoViewer({ jobId, photos, id, onShow }: Props) {
  const at = photos.findIndex((photo) => photo.id === id);
  const photo = photos[at];
  const returnFocus = useReturnFocus();
  const step = (by: 1 | -1) => {
    const next = photos[at + by];
    if (next) onShow(String(next.id));
  };
  const remove = useConfirmedRemove({
    question: () => ({
      title: texts.deleteQuestion,
      description: texts.deleteNote,
      action: texts.deleteAction,
    }),
    remove: useRemove(jobId),
    onGone: () => onShow(''),
  });
  const turn = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement) return;
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  return (
    <Dialog.Root open onOpenChange={() => onShow('')}>
      <Dialog.Portal>
        <Dialog.Content
          data-modal
          data-state="open"
          {...returnFocus}
          aria-describedby={undefined}
          onKeyDown={turn}
          className="on-brand fade-in no-print fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-scrim-solid text-on-brand outline-none"
        >
          <header className="flex items-center gap-1 py-1 pr-1 pl-4">
            <Dialog.Title className="min-w-0 flex-1 truncate text-base font-strong">
              {photo ? `${stageNames[photo.stage]} · ${texts.place(at + 1, photos.length)}` : texts.title}
            </Dialog.Title>
            {photo && (
              <IconButton
                icon={Trash2}
                label={texts.delete}
                tone="brand"
                onClick={() => void remove(photo)}
              />
            )}
            <Dialog.Close asChild>
              <IconButton icon={X} label={texts.close} tone="brand" />
            </Dialog.Close>
          </header>
          <div className="relative min-h-0 overflow-hidden">
            {photo ? <Shown key={photo.id} photo={photo} onStep={step} /> : <Missing said={texts.gone} />}
            <Step
              icon={ChevronLeft}
              label={texts.previous}
              side="left-1"
              hidden={at < 1}
              onClick={() => step(-1)}
            />
            <Step
              icon={ChevronRight}
              label={texts.next}
              side="right-1"
              hidden={at < 0 || at === photos.length - 1}
              onClick={() => step(1)}
            />
          </div>
          {photo ? <PhotoFields key={photo.id} photo={photo} /> : <span />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Shown({ photo, onStep }: { photo: PhotoShown; onStep: (by: 1 | -1) => void }) {
  const image = useRef<HTMLImageElement>(null);
  const [unshown, setUnshown] = useState(false);
  const zoom = useZoom(image, onStep);
  const kept = useKeptThumbnail(photo.id);
  const isWhole = Boolean(photo.fileUrl) && !unshown;
  const address = isWhole ? photo.fileUrl : kept;
  if (address === undefined) return null;
  if (address === null) return <Missing said={photo.fileUrl ? texts.unshown : texts.needsConnection} />;
  return (
    <div {...zoom} className="h-full touch-none">
      {!isWhole && (
        <p className="absolute inset-x-0 top-0 z-1 bg-scrim-solid px-4 py-2 text-center text-small">
          {texts.smallCopy}
        </p>
      )}
      <img
        ref={image}
        src={address}
        alt={[stageNames[photo.stage], photo.caption].filter(Boolean).join(': ')}
        draggable={false}
        onError={() => setUnshown(true)}
        className="size-full object-contain select-none"
      />
    </div>
  );
}

function Missing({ said }: { said: string }) {
  return (
    <p className="grid h-full place-content-center justify-items-center gap-2">
      <ImageOff aria-hidden className="size-8" />
      {said}
    </p>
  );
}

interface StepProps {
  icon: typeof ChevronLeft;
  label: string;
  side: string;
  hidden: boolean;
  onClick: () => void;
}

function Step({ icon, label, side, hidden, onClick }: StepProps) {
  if (hidden) return null;
  return (
    <IconButton
      icon={icon}
      label={label}
      tone="brand"
      onClick={onClick}
      className={`absolute top-1/2 -translate-y-1/2 bg-scrim ${side}`}
    />
  );
}
