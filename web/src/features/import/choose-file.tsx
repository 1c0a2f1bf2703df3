import { clsx } from 'clsx';
import { FileSpreadsheet, TriangleAlert } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { buttonClass } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { NotASheet, readSheet, type Sheet } from './parse.ts';
import { texts } from './texts.ts';
import { UnfinishedNotice } from './unfinished-notice.tsx';

interface Props {
  targetName: string;
  onSheet: (sheet: Sheet) => void;
}

/** Where the file comes in, from the device or dropped. */
export function ChooseFile({ targetName, onSheet }: Props) {
  const [over, setOver] = useState(false);
  const { read, reading, failure } = useReading(onSheet);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void read(file);
  };
  return (
    <>
      <UnfinishedNotice targetName={targetName} />
      {failure && (
        <Notice tone="danger" icon={TriangleAlert} title={texts.failed} role="alert">
          {failure}
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button does the same. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'grid justify-items-center gap-4 rounded-card border border-dashed border-control px-6 py-12 text-center',
          over && 'bg-selected',
        )}
      >
        <p role="status" className="max-w-prose text-muted">
          {reading ? texts.reading : texts.chooseHint}
        </p>
        <FileButton onFile={(file) => void read(file)} />
        <p className="text-small text-muted max-lg:hidden">{texts.drop}</p>
      </div>
    </>
  );
}

const useReading = (onSheet: (sheet: Sheet) => void) => {
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState('');
  const read = async (file: File) => {
    setReading(true);
    setFailure('');
    try {
      onSheet(await readSheet(file));
    } catch (error) {
      setFailure(error instanceof NotASheet ? error.message : texts.unreadable);
    }
    setReading(false);
  };
  return { read, reading, failure };
};

/** A real file input in the shape of a button, so that keyboards and screen readers have it too. */
function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const take = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (file) onFile(file);
    // The same file may be chosen again after it was corrected.
    input.value = '';
  };
  return (
    <label
      className={clsx(
        buttonClass(),
        'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <FileSpreadsheet aria-hidden className="size-5 shrink-0" />
      {texts.choose}
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={take}
        className="absolute inset-0 min-w-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
