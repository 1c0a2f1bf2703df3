import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useState } from 'react';
import { DropZone } from '../../components/drop-zone.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { NotASheet } from './parse.ts';
import { csvTexts as texts } from './texts.ts';

interface Props<Content> {
  hint: string;
  /** Parses the file; throws `NotASheet`. */
  read: (file: File) => Promise<Content>;
  onRead: (content: Content) => void;
}

/** Chooses a file from the device, or by dropping it. */
export function ChooseFile<Content>({ hint, ...props }: Props<Content>) {
  const { read, reading, failure } = useReading(props);
  return (
    <>
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
          {reading ? texts.reading : hint}
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

const useReading = <Content,>({ read: readFile, onRead }: Omit<Props<Content>, 'hint'>) => {
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState('');
  const read = async (file: File) => {
    setReading(true);
    setFailure('');
    try {
      onRead(await readFile(file));
    } catch (error) {
      setFailure(error instanceof NotASheet ? error.message : texts.unreadable);
    }
    setReading(false);
  };
  return { read, reading, failure };
};
