import type { ReactNode } from 'react';
import { taxRoutes } from '#shared/tax/routes.ts';
import { useListBySteps } from '../../api/paged-list.ts';
import { Button } from '../../components/button.tsx';
import { Answered } from './answered.tsx';
import type { Behind } from './behind.ts';
import { RecordList } from './record-list.tsx';
import { texts } from './texts.ts';

/** The page size. */
const step = 50;

/** The records behind a figure: a year may have thousands, so they load on demand. */
export function ComingRecords({ behind, first }: { behind: Behind; first?: ReactNode }) {
  const { name, figure, category, from, to } = behind;
  const query = useListBySteps(taxRoutes.records, { figure, from, to, ...(category && { category }) }, step);
  return (
    <>
      <Answered query={query}>{(rows) => <RecordList name={name} rows={rows} first={first} />}</Answered>
      {query.hasMore && (
        <Button variant="secondary" busy={query.isMoreComing} onClick={query.more}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
