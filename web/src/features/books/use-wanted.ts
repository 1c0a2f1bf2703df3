import type { BookParams } from '#shared/books/contract.ts';
import { longestRange } from '#shared/books/formats.ts';
import { daysBetween, isCalendarDate } from '#shared/dates.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { type Days, periodOf, periods } from './periods.ts';
import { type Choice, choices, texts } from './texts.ts';

const [firstChoice] = choices;
const [firstPeriod] = periods;

/** The errors of a range by field; an incomplete date counts as missing. */
const wrongIn = ({ from, to }: Days): Partial<Days> => {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return {};
  if (from > to) return { to: texts.turned };
  return daysBetween(from, to) > longestRange ? { from: texts.tooLong } : {};
};

/** The requested file, as state in the URL. */
export const useWanted = () => {
  const [file, setFile] = useUrlState('file');
  const [typedFrom, setFrom] = useUrlState('from');
  const [typedTo, setTo] = useUrlState('to');
  const usual = firstPeriod?.days() ?? { from: '', to: '' };
  const days: Days = { from: typedFrom || usual.from, to: typedTo || usual.to };
  const choice = choices.find(({ value }) => value === file) ?? firstChoice;
  const [format, kind] = choice.value.split('/') as [BookParams['format'], BookParams['kind']];
  const wrong = wrongIn(days);
  const isWhole = isCalendarDate(days.from) && isCalendarDate(days.to) && Object.keys(wrong).length === 0;
  const setPeriod = (value: string) => {
    const period = periods.find((each) => each.value === value)?.days();
    if (!period) return;
    setFrom(period.from);
    setTo(period.to);
  };
  return {
    choice,
    params: { format, kind },
    days,
    period: periodOf(days),
    wrong,
    isWhole,
    setFile: (value: Choice) => setFile(value),
    setPeriod,
    setFrom,
    setTo,
  };
};
