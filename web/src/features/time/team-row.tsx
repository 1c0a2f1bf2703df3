import AlarmClock from 'lucide-react/icons/alarm-clock';
import Check from 'lucide-react/icons/check';
import Send from 'lucide-react/icons/send';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { readMinutes } from '#shared/time/read-minutes.ts';
import type { Week } from '#shared/time/shown.ts';
import { ListRow } from '../../components/list-row.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { timeTexts } from '../../forms/time/texts.ts';
import { texts } from './texts.ts';

const { states } = timeTexts;

function State({ week: { state, forgotten } }: { week: Week }) {
  if (forgotten.length > 0)
    return (
      <StateWord tone="danger" icon={AlarmClock}>
        {texts.forgotten}
      </StateWord>
    );
  if (state === 'approved')
    return (
      <StateWord tone="success" icon={Check}>
        {states.approved}
      </StateWord>
    );
  if (state === 'submitted')
    return (
      <StateWord tone="info" icon={Send}>
        {states.submitted}
      </StateWord>
    );
  return <StateWord>{states.open}</StateWord>;
}

const warningOf = ({ warnings, average }: Week): string | undefined => {
  if (average?.isOver) return texts.over48;
  return warnings.some(({ warning }) => warning !== 'forgotten') ? texts.warning : undefined;
};

/** A row with an employee’s week. */
export function TeamRow({ week, onOpen }: { week: Week; onOpen: () => void }) {
  const { work, travel, homeTravel, break: rested } = week.minutes;
  const warning = warningOf(week);
  const travelled = travel + homeTravel;
  const parts = [
    travelled > 0 && `${timeTexts.travelled} ${readMinutes(travelled)}`,
    rested > 0 && `${timeTexts.rested} ${readMinutes(rested)}`,
  ].filter(Boolean);
  return (
    <ListRow
      chosen={false}
      onOpen={onOpen}
      title={week.name}
      second={
        warning ? (
          <StateWord tone="warning" icon={TriangleAlert}>
            {warning}
          </StateWord>
        ) : (
          parts.join(' · ')
        )
      }
      sum={<span className="font-strong">{readMinutes(work + travelled)}</span>}
      state={<State week={week} />}
    />
  );
}
