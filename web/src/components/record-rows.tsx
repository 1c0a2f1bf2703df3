import type { LucideIcon } from 'lucide-react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { VirtualList } from './virtual-list.tsx';

interface Props<Row> {
  label: string;
  list: { complete: boolean; stopped: boolean };
  shown: readonly Row[];
  chosenId: number | null;
  /** A row's usual height in pixels. */
  rowHeight: number;
  render: (row: Row) => ReactNode;
  /** A search or a filter hides some. */
  filtering: boolean;
  icon: LucideIcon;
  texts: { none: string; noneHint: string; noMatchHint: string; create: string };
  onCreate: () => void;
}

/** The rows left of a record's detail, or why there are none and the way to the first. */
export function RecordRows<Row extends { id: number }>(props: Props<Row>) {
  const { label, list, shown, chosenId, rowHeight, render } = props;
  if (shown.length === 0 && (list.complete || list.stopped)) return <None {...props} />;
  return (
    <div className="border-y border-line bg-surface">
      <VirtualList
        label={label}
        items={shown}
        keyOf={({ id }) => id}
        rowHeight={rowHeight}
        reveal={chosenId}
        render={render}
      />
    </div>
  );
}

function None<Row>({ filtering, icon, texts, onCreate }: Props<Row>) {
  return (
    <div className="px-4 lg:px-5">
      <EmptyState
        icon={icon}
        title={texts.none}
        hint={filtering ? texts.noMatchHint : texts.noneHint}
        action={
          !filtering && (
            <Button icon={Plus} onClick={onCreate}>
              {texts.create}
            </Button>
          )
        }
      />
    </div>
  );
}
