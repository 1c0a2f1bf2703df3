import type { Employee } from '#shared/employees/contract.ts';
import { fullName } from '../../data/employees.ts';
import { WeekOf } from '../../forms/time/week.tsx';
import { useShownWeek, WeekNav } from '../../forms/time/week-nav.tsx';

/** An employee’s week in their record, as on the Time page. */
export default function TheirWeek({ employee }: { employee: Employee }) {
  const week = useShownWeek();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <WeekNav {...week} />
      <WeekOf
        key={`${week.monday} ${employee.id}`}
        employeeId={employee.id}
        monday={week.monday}
        name={fullName(employee)}
      />
    </section>
  );
}
