import { FileSpreadsheet, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { DropZone } from '../../components/drop-zone.tsx';
import { FileButton } from '../../components/file-button.tsx';
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
  const { read, reading, failure } = useReading(onSheet);
  return (
    <>
      <UnfinishedNotice targetName={targetName} />
      {failure && (
        <Notice tone="danger" icon={TriangleAlert} title={texts.failed} role="alert">
          {failure}
        </Notice>
      )}
      <DropZone
        onFile={(file) => void read(file)}
        className="grid justify-items-center px-6 py-12 text-center"
      >
        <p role="status" className="max-w-prose text-muted">
          {reading ? texts.reading : texts.chooseHint}
        </p>
        <FileButton
          icon={FileSpreadsheet}
          label={texts.choose}
          accept=".csv,.tsv,.txt,text/csv"
          onFile={(file) => void read(file)}
        />
        <p className="text-small text-muted max-lg:hidden">{texts.drop}</p>
      </DropZone>
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
