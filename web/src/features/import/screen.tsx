import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ChooseFile } from '../../forms/csv/choose-file.tsx';
import { readSheet, type Sheet } from '../../forms/csv/parse.ts';
import { FileColumns } from './file-columns.tsx';
import type { Target } from './target.ts';
import { texts } from './texts.ts';
import { UnfinishedNotice } from './unfinished-notice.tsx';

interface Props {
  target: Pick<Target<never>, 'name' | 'title' | 'noun' | 'unit' | 'columns'>;
  /** Shows the file's content and import; `onOther` chooses another file. */
  view: (sheet: Sheet, onOther: () => void) => ReactNode;
}

/** Chooses a file, matches its columns, checks its rows and sends them. */
export function ImportScreen({ target, view }: Props) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  return (
    <Page className="lg:gap-6">
      <PageHeader title={target.title} subtitle={sheet?.fileName}>
        <ButtonLink variant="secondary" icon={ArrowLeft}>
          <Link to={`/${target.name}`}>{texts.back(target.noun)}</Link>
        </ButtonLink>
      </PageHeader>
      {sheet ? (
        view(sheet, () => setSheet(null))
      ) : (
        <>
          <UnfinishedNotice target={target} />
          <ChooseFile
            hint={texts.chooseHint}
            read={(file) => readSheet(file, target.columns)}
            onRead={setSheet}
          />
          <FileColumns target={target} />
        </>
      )}
    </Page>
  );
}
