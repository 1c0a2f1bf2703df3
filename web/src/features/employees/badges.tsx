import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import type { Employee } from '#shared/employees/contract.ts';
import { Pill } from '../../components/pill.tsx';
import { positionNames } from './names.ts';
import { texts } from './texts.ts';

/** An employee's position, and whether they can be assigned. */
export function Badges({ employee: { position, isActive } }: { employee: Employee }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Pill>{position ? positionNames[position] : texts.noPosition}</Pill>
      {isActive ? (
        <Pill tone="success" icon={CircleCheck}>
          {texts.active}
        </Pill>
      ) : (
        <Pill tone="warning" icon={CircleOff}>
          {texts.inactive}
        </Pill>
      )}
    </div>
  );
}
