import { useQuery } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { booksRoutes } from '#shared/books/routes.ts';
import { read } from '../../api/read.ts';
import { Panel } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { ListFailure } from '../../data/list-failure.tsx';
import { TakenFile } from './taken-file.tsx';
import { texts } from './texts.ts';

/** The polling interval until a file is ready, in milliseconds; signed URLs are fetched again before they expire. */
const askMs = 1500;
const addressMs = 10 * 60 * 1000;

/** The latest files, each with its download. */
export function TakenFiles() {
  const { data, error, refetch } = useQuery({
    ...read(booksRoutes.list, {}),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'working') ? askMs : addressMs,
  });
  if (error && !data)
    return (
      <ListFailure
        title={texts.history}
        what={texts.historyWhat}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <RowSkeletons count={3} />;
  if (data.length === 0) return <EmptyState icon={FileDown} title={texts.none} hint={texts.noneHint} />;
  return (
    <Panel title={texts.history} aria-label={texts.history}>
      <ul className="divide-y divide-line">
        {data.map((book) => (
          <TakenFile key={book.id} book={book} />
        ))}
      </ul>
    </Panel>
  );
}
