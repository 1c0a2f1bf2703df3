import type { LucideIcon } from 'lucide-react';
import Plus from 'lucide-react/icons/plus';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ListProgress } from './list-progress.tsx';
import { type Group, RowGroup, type RowLook } from './row-group.tsx';
import { RowSkeletons } from './skeleton.tsx';

interface Props<Row> extends RowLook<Row> {
  list: ComponentProps<typeof ListProgress>['list'];
  groups: readonly Group<Row>[];
  /** A search or filter is active: nothing is folded. */
  filtering: boolean;
  /** Long groups show only a few rows at first. */
  shortened?: boolean;
  /** The list's header already says how old the data is. */
  isToldAbove?: boolean;
  /** The number of placeholder rows while loading. */
  placeholders?: number;
  icon: LucideIcon;
  /** `first` labels the button that creates the first record. */
  texts: { noun: string; none: string; noneHint: string; noMatchHint: string; first: string };
  /** Left out if this user may not create one. */
  onCreate?: (() => void) | undefined;
  /** Another way to start, below it. */
  otherWay?: ReactNode;
}

/** A list's rows in groups or, if there are none, why and how to create the first. */
export function RecordRows<Row extends { id: number }>(props: Props<Row>) {
  const {
    list,
    groups,
    filtering,
    shortened = false,
    placeholders = 5,
    isToldAbove = false,
    texts,
    ...rest
  } = props;
  const isEmpty = groups.every(({ rows }) => rows.length === 0);
  const { asOf } = list;
  const first = groups.find(({ name, rows }) => name !== '' && rows.length > 0);
  const isTold = asOf !== undefined && (isToldAbove || first !== undefined);
  return (
    <>
      <div className="px-4 empty:hidden lg:px-5">
        {!isTold && <ListProgress list={list} noun={texts.noun} />}
      </div>
      {list.loading && (
        <div className="appear-late px-4 pt-2 lg:px-5">
          <RowSkeletons count={placeholders} />
        </div>
      )}
      {isEmpty && (list.complete || list.stopped) && <None {...rest} texts={texts} filtering={filtering} />}
      {groups.map((group) => (
        <RowGroup
          key={group.name}
          {...rest}
          group={group}
          whole={filtering}
          shortened={shortened}
          asOf={group === first ? asOf : undefined}
        />
      ))}
    </>
  );
}

type NoneProps = Pick<Props<never>, 'filtering' | 'icon' | 'texts' | 'onCreate' | 'otherWay'>;

function None({ filtering, icon, texts, onCreate, otherWay }: NoneProps) {
  const first = onCreate && (
    <div className="grid justify-items-center gap-2">
      <Button icon={Plus} onClick={onCreate}>
        {texts.first}
      </Button>
      {otherWay}
    </div>
  );
  return (
    <div className="px-4 pt-2 lg:px-5">
      <EmptyState
        icon={icon}
        title={texts.none}
        hint={filtering ? texts.noMatchHint : texts.noneHint}
        action={!filtering && first}
      />
    </div>
  );
}
