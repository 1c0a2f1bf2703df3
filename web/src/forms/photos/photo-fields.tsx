import { useState } from 'react';
import { textLimits } from '#shared/limits.ts';
import { photoStages } from '#shared/photos/stages.ts';
import { Segmented } from '../../components/segmented.tsx';
import type { PhotoShown } from './queries.ts';
import { stageNames, texts } from './texts.ts';
import { useChange } from './use-changes.ts';

const segments = photoStages.map((value) => ({ value, label: stageNames[value] }));

/** A photo's fields; changes are saved immediately, a caption on blur. */
export function PhotoFields({ photo }: { photo: PhotoShown }) {
  const change = useChange(photo.jobId);
  const [caption, setCaption] = useState(photo.caption ?? '');
  const keep = () => {
    if (caption.trim() !== (photo.caption ?? '')) change(photo, { caption: caption.trim() || null });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Otherwise the form below this dialog would handle it too.
        event.stopPropagation();
        keep();
      }}
      className="mx-auto grid w-full max-w-160 grid-cols-[minmax(0,1fr)] gap-2 px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink sm:grid-cols-2"
    >
      <Segmented
        label={texts.stage}
        value={photo.stage}
        segments={segments}
        onChange={(stage) => change(photo, { stage })}
      />
      <input
        aria-label={texts.caption}
        placeholder={texts.caption}
        maxLength={textLimits.name}
        enterKeyHint="done"
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
        onBlur={keep}
        className="min-h-12 rounded-control border border-control bg-surface px-3"
      />
    </form>
  );
}
