import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { MoneyPlaces } from '../../data/money-places.tsx';
import { WhosePaper } from '../../data/whose-paper.tsx';
import { TakeFile } from './take-file.tsx';
import { TakenFiles } from './taken-files.tsx';
import { texts } from './texts.ts';

/** Chooses and creates a file; below it the earlier ones. */
export default function BooksPage() {
  return (
    <Page className="lg:gap-6">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <WhosePaper />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-6 print:block print:space-y-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <TakeFile />
          <MoneyPlaces except="/books" />
        </div>
        <TakenFiles />
      </div>
    </Page>
  );
}
