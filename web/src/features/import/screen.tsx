import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ChooseFile } from '../../forms/csv/choose-file.tsx';
import { readSheet, type Sheet } from '../../forms/csv/parse.ts';
import { SheetView } from './sheet-view.tsx';
import type { Existing, Target } from './target.ts';
import { texts } from './texts.ts';
import { UnfinishedNotice } from './unfinished-notice.tsx';

interface Props<Input extends object> {
  target: Target<Input>;
  existing: Existing<Input>;
}

/** A file is chosen, its columns are matched and its rows checked; then they are sent. */
export function ImportScreen<Input extends object>({ target, existing }: Props<Input>) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  return (
    <Page className="lg:gap-6">
      <PageHeader title={target.title} subtitle={sheet?.fileName}>
        <ButtonLink variant="secondary" icon={ArrowLeft}>
          <Link to={`/${target.name}`}>{texts.back(target.noun)}</Link>
        </ButtonLink>
      </PageHeader>
      {sheet ? (
        <SheetView target={target} existing={existing} sheet={sheet} onOther={() => setSheet(null)} />
      ) : (
        <>
          <UnfinishedNotice targetName={target.name} />
          <ChooseFile hint={texts.chooseHint} read={readSheet} onRead={setSheet} />
        </>
      )}
    </Page>
  );
}
