import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { readDays } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Leave } from '#shared/leave/leave.ts';
import { ListRow } from '../../components/list-row.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { texts } from './texts.ts';

/** `23–26 Nov`, `25 Nov, morning`. */
export const readLeave = ({ from, to, part }: Pick<Leave, 'from' | 'to' | 'part'>): string => {
  const days = readDays({ first: from, last: to }, today());
  return part === 'all' ? days : `${days}, ${texts.parts[part].toLowerCase()}`;
};

function State({ state }: Pick<Leave, 'state'>) {
  const word = texts.states[state];
  if (state === 'asked')
    return (
      <StateWord tone="warning" icon={CalendarClock}>
        {word}
      </StateWord>
    );
  if (state === 'agreed')
    return (
      <StateWord tone="success" icon={Check}>
        {word}
      </StateWord>
    );
  return <StateWord icon={X}>{word}</StateWord>;
}

interface Props {
  leave: Leave;
  /** Whose it is, unless obvious. */
  name: string | undefined;
  /** Left out for those who may only view. */
  onOpen: (() => void) | undefined;
}

/** A row of leave. */
export function LeaveRow({ leave, name, onOpen }: Props) {
  const { kind, note, answeredBy, answerNote, days, state } = leave;
  const what = texts.kinds[kind];
  const said = state === 'refused' && answeredBy ? texts.answered(answeredBy, answerNote) : note;
  return (
    <ListRow
      chosen={false}
      onOpen={onOpen}
      title={name ?? readLeave(leave)}
      second={[name && readLeave(leave), what, said].filter(Boolean).join(' · ')}
      sum={texts.days(days)}
      state={<State state={state} />}
    />
  );
}
