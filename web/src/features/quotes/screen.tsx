import FileText from 'lucide-react/icons/file-text';
import { lazy, Suspense } from 'react';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ListDetail } from '../../components/list-detail.tsx';
import { readyPart } from '../../components/ready-part.tsx';
import { RecordPlace } from '../../components/record-place.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { usePreload } from '../../components/use-preload.ts';
import { quoteQuery, type useQuotes } from '../../data/quotes.ts';
import { useRecord } from '../../data/use-record.ts';
import { QuoteList } from './quote-list.tsx';
import { texts } from './texts.ts';
import { usePlaces } from './use-places.ts';

const loadForms = () => import('./form/forms.tsx');
const { Part: Detail, load: loadDetail } = readyPart(
  () => import('./detail.tsx'),
  () => <Spinner />,
);

export { loadDetail };

const Forms = lazy(() => loadForms().then((forms) => ({ default: forms.Forms })));

/** The list, the chosen quote beside it, and the form, email or answer over both. */
export function QuotesScreen({ list }: { list: ReturnType<typeof useQuotes> }) {
  const places = usePlaces();
  const mayCreate = isAmong(useSignedInUser(), openTo('quotes.create', desk));
  usePreload(loadDetail);
  usePreload(loadForms);
  const chosen = useRecord(places.id, list, quoteQuery);
  const { edit, send, remind, accept, decline } = places;
  const hasForm = places.isNew || [edit, send, remind, accept, decline].some(({ id }) => id !== null);
  return (
    <>
      <ListDetail
        listName={texts.title}
        list={
          <QuoteList
            list={list}
            chosenId={places.id}
            onOpen={places.open}
            onCreate={mayCreate ? places.create : undefined}
          />
        }
        detailKey={places.id}
        detail={
          places.id === null ? null : (
            <RecordPlace kind="quote" {...chosen} icon={FileText} texts={texts} onClose={places.leave}>
              {(quote) => <Detail key={quote.id} quote={quote} places={places} />}
            </RecordPlace>
          )
        }
        onClose={places.close}
      />
      <Suspense>{mayCreate && hasForm && <Forms places={places} />}</Suspense>
    </>
  );
}
