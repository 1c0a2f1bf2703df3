import { useState } from 'react';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { useRoom } from '../../components/widths.ts';
import { BoardScreen } from './screen.tsx';
import { texts } from './texts.ts';
import { useBoard, useBoardPlace } from './use-board.ts';

/** Who does what when; visits can be moved between people and days. */
export default function BoardPage() {
  const place = useBoardPlace();
  const hasRoom = useRoom();
  const [own, setOwn] = useState<ReadonlySet<number>>(new Set());
  const isDay = place.view === 'day' && hasRoom;
  const [first = place.day] = hasRoom ? place.days : place.week;
  const list = useBoard(first, isDay ? '1' : '7', own);
  if (list.data)
    return <BoardScreen board={list.data} place={place} onOwn={(id) => setOwn(new Set([...own, id]))} />;
  return (
    <Page className="max-w-none!">
      <PageHeader title={texts.title} />
      {list.isError ? <NotLoaded retry={() => void list.refetch()} /> : <RowSkeletons count={6} />}
    </Page>
  );
}
