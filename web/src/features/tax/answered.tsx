import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { texts } from './texts.ts';

interface Query<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** A query's data once loaded; until then placeholder rows, or the error. */
export function Answered<Data>({
  query,
  children,
}: {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError)
    return (
      // What is below would be seen to move, so it waits too.
      <div className="[&~*]:invisible">
        <RowSkeletons count={5} />
      </div>
    );
  const retry = (
    <Button variant="secondary" onClick={() => query.refetch()}>
      {texts.retry}
    </Button>
  );
  return <Notice tone="danger" icon={RotateCw} title={texts.failed} action={retry} role="alert" />;
}
