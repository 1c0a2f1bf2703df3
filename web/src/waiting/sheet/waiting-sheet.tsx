import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Sheet, SheetBody } from '../../components/sheet.tsx';
import type { Outcome } from '../../store/log.ts';
import type { MutationEntry } from '../../store/mutation-entry.ts';
import { openOutbox } from '../../store/open-outbox.ts';
import { useWaiting, type Whose } from '../../store/waiting.ts';
import { words } from '../../words.ts';
import { inWords, type Said } from '../in-words.ts';
import { texts } from '../texts.ts';
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

const sinceOf = ({ at }: MutationEntry, isPrivate: boolean): string =>
  isPrivate ? texts.sinceInWindow(timeOf(at)) : texts.since(device(), timeOf(at));

/** Everything on this device that the server hasn't received: first what needs the user, then what is sent automatically. */
export default function WaitingSheet({ user, onClose }: { user: Whose; onClose: () => void }) {
  const { entries, isPrivate } = useWaiting();
  const acts = useActs(user);
  const refused = entries.filter(({ standing }) => standing === 'refused');
  const waiting = entries.filter(({ standing }) => standing !== 'refused');
  const sent = useSent(user, entries);
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
                <NeedsYou key={entry.n} entry={entry} acts={acts} />
              ))}
            </ul>
          </Group>
        )}
        {waiting.length > 0 && (
          <Group name={words.waiting} count={waiting.length}>
            <Card>
              <ul className="divide-y divide-line">
                {waiting.map((entry) => (
                  <Row key={entry.n} entry={entry} acts={acts} />
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
        {sent.length > 0 && (
          <Group name={texts.sent} count={sent.length}>
            <Card>
              <ul className="divide-y divide-line">
                {sent.map((outcome) => (
                  <li key={outcome.key} className="min-h-15 px-4 py-1.5">
                    <Lines said={outcome} at={outcome.sentAt} />
                  </li>
                ))}
              </ul>
            </Card>
          </Group>
        )}
      </SheetBody>
    </Sheet>
  );
}

/** The changes sent last from this device. */
const useSent = (user: Whose, entries: readonly MutationEntry[]): readonly Outcome[] => {
  const [sent, setSent] = useState<readonly Outcome[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with what waits
  useEffect(() => {
    openOutbox(user)
      .then((outbox) => outbox.sent())
      .then(setSent, () => undefined);
  }, [user.id, entries]);
  return sent;
};

const linesOf = (said: Said): { title: string; act: string } => {
  const { title, act } = inWords(said);
  return title ? { title, act } : { title: act, act: '' };
};

function Lines({ said, at }: { said: Said; at: number }) {
  const { title, act } = linesOf(said);
  return (
    <>
      <span className="block font-strong wrap-anywhere">{title}</span>
      <span className="block text-small text-muted">{[act, timeOf(at)].filter(Boolean).join(' · ')}</span>
    </>
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

function Row({ entry, acts }: { entry: MutationEntry; acts: Acts }) {
  const { title } = linesOf(entry);
  return (
    <li className="flex min-h-15 items-center gap-2 py-1.5 pr-1 pl-4 large-text:flex-wrap large-text:justify-end">
      <span className="min-w-0 flex-1 large-text:basis-full">
        <Lines said={entry} at={entry.at} />
      </span>
      <WaitingMark id={entry.makes ?? Number(entry.subject.split('/')[1])} />
      <IconButton icon={Undo2} label={texts.takeBackOf(title)} onClick={() => void acts.takeBack(entry)} />
    </li>
  );
}
