import { useQuery } from '@tanstack/react-query';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { type ReactNode, useState } from 'react';
import type { Visit } from '#shared/board/board.ts';
import type { BoardClash } from '#shared/board/clashes.ts';
import { readDay } from '#shared/calendar/month.ts';
import { readTimes } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import { isLandline } from '#shared/uk/landline.ts';
import { defaultNation } from '#shared/uk/nations.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field, FieldPair } from '../../components/field.tsx';
import { textHref } from '../../components/hrefs.ts';
import { DateInput, TimeInput } from '../../components/text-input.tsx';
import { boardQuery } from '../../data/board.ts';
import { clientQuery } from '../../data/clients.ts';
import { FormDialog } from '../form-dialog.tsx';
import { endOf, FreeTimes } from './free-times.tsx';
import {
  clashesAt,
  clashWords,
  type Draft,
  isNothing,
  isOtherTime,
  moveOf,
  placed,
  whenWords,
} from './placing.ts';
import { texts } from './texts.ts';
import { Who } from './who.tsx';

/** Opens a text with the visit's day and time, for a customer who can't be emailed. */
function TextThem({ visit }: { visit: Visit }) {
  const { id = 0 } = visit.client ?? {};
  const { data: client } = useQuery({ ...clientQuery(id), enabled: id > 0 });
  if (!client?.phone || isLandline(client.phone) || !visit.scheduledDate) return null;
  const when = [readDay(visit.scheduledDate), readTimes(visit)].filter(Boolean).join(', ');
  return (
    <div className="sm:col-span-2">
      <ButtonLink variant="secondary" icon={MessageSquareText}>
        <a href={textHref(client.phone, texts.coming(when))}>{texts.text(client.name)}</a>
      </ButtonLink>
    </div>
  );
}

/** Why it would clash, and with which visits. */
function Clashes({ clashes, jobs }: { clashes: readonly BoardClash[]; jobs: readonly Visit[] }) {
  const others = jobs.filter(({ id }) => clashes.some(({ jobId }) => jobId === id));
  return (
    <div role="status" className="flex gap-2 text-on-alert sm:col-span-2">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      <div>
        <p className="font-strong">{clashWords(clashes)}</p>
        {others.map((other) => (
          <p key={other.id} className="text-small wrap-anywhere">
            {other.title}, {whenWords(other)}
          </p>
        ))}
      </div>
    </div>
  );
}

interface Props {
  draft: Draft;
  /** The title and the button's label, also for when there is a clash. */
  texts: { title: string; action: string; anyway: string };
  onMove: (draft: Draft, how: { tell: boolean; anyway: boolean }) => void;
  onClose: () => void;
  children?: ReactNode;
}

const useVisitForm = ({ draft: begun, onMove, onClose }: Props) => {
  const [draft, setDraft] = useState(begun);
  const [told, setTold] = useState<boolean>();
  const nation = useSignedInUser().business.bankHolidays ?? defaultNation;
  const { visit, to } = draft;
  const { data: board } = useQuery(boardQuery(to.day ?? today(), '14'));
  const move = moveOf(draft);
  const clashes = board && to.day ? clashesAt(draft, board, nation) : [];
  const isNews = isOtherTime(move) && to.day !== null;
  const mayTell = isNews && visit.canTell;
  // A customer without a day expects to hear of one; others are told only if they knew the previous one.
  const tell = mayTell && (told ?? (visit.told !== null || visit.scheduledDate === null));
  const set = (more: Partial<Draft['to']>) => setDraft({ ...draft, to: { ...to, ...more } });
  return {
    ...{ draft, board, clashes, mayTell, tell, setTold, set, saysSo: isNews && !visit.canTell },
    swap: (from: number | null, employeeId: number | null) =>
      setDraft({ ...draft, from, to: { ...to, employeeId } }),
    start: (startTime: string) =>
      set(startTime ? { startTime, endTime: endOf(startTime, visit) } : { startTime: null, endTime: null }),
    save: () => {
      if (!isNothing(move)) onMove(draft, { tell, anyway: clashes.length > 0 });
      onClose();
    },
  };
};

/** A visit's day, free times and people; shows clashes, and tells the customer in the same press. */
export function VisitSheet(props: Props) {
  const { draft, board, clashes, mayTell, saysSo, tell, setTold, set, swap, start, save } =
    useVisitForm(props);
  const { visit, to } = draft;
  const [startTime, endTime] = [to.startTime ?? visit.startTime, to.endTime ?? visit.endTime];
  const isFirst = visit.scheduledDate === null;
  return (
    <FormDialog
      title={props.texts.title}
      action={clashes.length > 0 ? props.texts.anyway : props.texts.action}
      busy={false}
      unsaved={false}
      onSave={save}
      onClose={props.onClose}
    >
      {board && board.lanes.length > 0 && <Who draft={draft} board={board} onSwap={swap} />}
      <div className="sm:col-span-2">
        <FreeTimes
          visit={{ ...placed(draft), startTime, endTime }}
          day={to.day}
          onChoose={(day, times) => set({ day, ...times })}
        />
      </div>
      <Field label={texts.date} required>
        <DateInput value={to.day ?? ''} onChange={({ target }) => set({ day: target.value || null })} />
      </Field>
      <FieldPair>
        <Field label={texts.from} required>
          <TimeInput value={startTime ?? ''} onChange={({ target }) => start(target.value)} />
        </Field>
        <Field label={texts.to} required>
          <TimeInput
            value={endTime ?? ''}
            onChange={({ target }) => set({ endTime: target.value || null })}
          />
        </Field>
      </FieldPair>
      {board && clashes.length > 0 && <Clashes clashes={clashes} jobs={board.jobs} />}
      {mayTell && (
        <div className="sm:col-span-2">
          <Checkbox
            label={(isFirst ? texts.tellFirst : texts.tell)(visit.client?.name ?? '')}
            hint={texts.tellHint}
            checked={tell}
            onChange={({ target }) => setTold(target.checked)}
          />
        </div>
      )}
      {saysSo && <TextThem visit={placed(draft)} />}
      {props.children}
    </FormDialog>
  );
}
