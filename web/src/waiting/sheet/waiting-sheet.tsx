import { Undo2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Sheet, SheetBody } from '../../components/sheet.tsx';
import { words } from '../../words.ts';
import type { Entry } from '../entry.ts';
import { texts } from '../texts.ts';
import { useWaiting } from '../waiting.ts';
import { WaitingMark } from '../waiting-mark.tsx';
import { NeedsYou } from './needs-you.tsx';
import { type Acts, useActs } from './use-acts.ts';

const timeOf = (at: number): string => {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(
    'en-GB',
    isToday ? time : { day: 'numeric', month: 'short', ...time },
  ).format(at);
};

const device = (): string => (matchMedia('(pointer: coarse)').matches ? 'phone' : 'device');

const sinceOf = ({ at }: Entry, isPrivate: boolean): string =>
  isPrivate ? texts.sinceInWindow(timeOf(at)) : texts.since(device(), timeOf(at));

/** Everything on this device that the server has not got yet: what needs somebody first, then what goes by itself. */
export default function WaitingSheet({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { entries, isPrivate } = useWaiting();
  const acts = useActs(userId);
  const refused = entries.filter(({ state }) => state === 'refused');
  const waiting = entries.filter(({ state }) => state !== 'refused');
  const [first] = entries;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={texts.title}
      shape="tall"
      description={first ? sinceOf(first, isPrivate) : texts.allSent}
    >
      <SheetBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
        {refused.length > 0 && (
          <Group name={words.needsYou} count={refused.length} tone="text-on-alert">
            <ul className="grid gap-3">
              {refused.map((entry) => (
                <NeedsYou key={entry.seq} entry={entry} acts={acts} />
              ))}
            </ul>
          </Group>
        )}
        {waiting.length > 0 && (
          <Group name={words.waiting} count={waiting.length}>
            <Card>
              <ul className="divide-y divide-line">
                {waiting.map((entry) => (
                  <Row key={entry.seq} entry={entry} acts={acts} />
                ))}
              </ul>
            </Card>
            <p className="flex flex-wrap items-center gap-x-3 pt-2 text-small text-muted">
              {texts.byThemselves(waiting.length)}
              <Button variant="quiet" className="-ml-2 px-2 text-small underline" onClick={acts.tryNow}>
                {texts.tryNow}
              </Button>
            </p>
          </Group>
        )}
      </SheetBody>
    </Sheet>
  );
}

interface GroupProps {
  name: string;
  count: number;
  tone?: string;
  children: React.ReactNode;
}

function Group({ name, count, tone = '', children }: GroupProps) {
  return (
    <section>
      <h3 className="flex min-h-10 items-center justify-between text-small font-strong">
        <span className={tone}>{name}</span>
        <span className="font-normal text-muted">{count}</span>
      </h3>
      {children}
    </section>
  );
}

function Row({ entry, acts }: { entry: Entry; acts: Acts }) {
  const described = useWaiting().knowledge?.describe(entry);
  const title = described?.title || described?.act || '';
  return (
    <li className="flex min-h-15 items-center gap-2 py-1.5 pr-1 pl-4 large-text:flex-wrap large-text:justify-end">
      <span className="min-w-0 flex-1 large-text:basis-full">
        <span className="block font-strong wrap-anywhere">{title}</span>
        <span className="block text-small text-muted">
          {[described?.title && described.act, timeOf(entry.at)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <WaitingMark id={entry.id} />
      <IconButton icon={Undo2} label={texts.takeBackOf(title)} onClick={() => void acts.takeBack(entry)} />
    </li>
  );
}
