import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import type { Employee } from '#shared/employees/contract.ts';
import { StateWord } from '../../components/state-word.tsx';
import { positionNames } from './names.ts';
import { texts } from './texts.ts';

/** An employee's position, and whether they can be assigned, in a line. */
export function Badges({ employee: { position, isActive } }: { employee: Employee }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small">
      <span className="text-muted">{position ? positionNames[position] : texts.noPosition}</span>
      <StateWord tone={isActive ? 'success' : 'warning'} icon={isActive ? CircleCheck : CircleOff}>
        {isActive ? texts.active : texts.inactive}
      </StateWord>
    </p>
  );
}
