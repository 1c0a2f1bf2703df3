import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
import { crew } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Button } from '../../../components/button.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { useUrlState } from '../../../components/use-url-state.ts';
import { words } from '../../../words.ts';
import { texts } from '../texts.ts';

const UseStock = lazy(() => import('./use-stock.tsx'));

interface Props {
  job: Job;
  isEmpty: boolean;
  children: ReactNode;
}

/** A job's stock section, with a way to take some. */
export function StockPart({ job, isEmpty, children }: Props) {
  const mayUse = isAmong(useSignedInUser(), openTo('inventory.move', crew));
  const [isOpen, open] = useUrlState('use', { push: true });
  return (
    <RecordPart
      title={texts.used}
      isEmpty={isEmpty}
      aside={
        mayUse && (
          <Button variant="quiet" icon={Plus} className="-mr-2 text-small" onClick={() => open('1')}>
            {words.useStock}
          </Button>
        )
      }
    >
      {children}
      <Suspense>{isOpen && <UseStock job={job} onClose={() => open('')} />}</Suspense>
    </RecordPart>
  );
}
