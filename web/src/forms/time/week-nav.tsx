import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { readDays } from '#shared/calendar/when.ts';
import { addDays, today } from '#shared/dates.ts';
import { isMonday, mondayOf } from '#shared/time/weeks.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { timeTexts as texts } from './texts.ts';

/** The Monday in the URL; this week's if there is none. */
export const useShownWeek = () => {
  const [asked, set] = useUrlState('week');
  const current = mondayOf(today());
  const monday = isMonday(asked) && asked <= current ? asked : current;
  return { monday, isCurrent: monday === current, show: (to: string) => set(to === current ? '' : to) };
};

/** The displayed week, with Previous and Next. */
export function WeekNav({ monday, isCurrent, show }: ReturnType<typeof useShownWeek>) {
  const days = readDays({ first: monday, last: addDays(monday, 6) }, today());
  return (
    <div className="flex items-center justify-between gap-2">
      <h2 className="text-large" aria-live="polite">
        {isCurrent ? texts.thisWeek : days}
        {isCurrent && <span className="ml-2 text-small font-normal text-muted">{days}</span>}
      </h2>
      <div className="no-print flex">
        <IconButton icon={ChevronLeft} label={texts.earlier} onClick={() => show(addDays(monday, -7))} />
        <IconButton
          icon={ChevronRight}
          label={texts.later}
          disabled={isCurrent}
          onClick={() => show(addDays(monday, 7))}
        />
      </div>
    </div>
  );
}
