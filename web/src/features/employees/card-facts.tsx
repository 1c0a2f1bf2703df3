import type { ReactNode } from 'react';
import type { Employee } from '#shared/employees/contract.ts';
import { callHref, mailHref } from '../../components/hrefs.ts';
import { Money } from '../../components/money.tsx';
import { departmentNames } from './names.ts';
import { labels, texts } from './texts.ts';

interface Props {
  employee: Employee;
  /** The number of their open jobs. */
  active: number;
}

const linkClass =
  'relative inline-flex min-h-11 items-center lg:min-h-0 underline decoration-control underline-offset-4 hover:decoration-current';

/** Lines that need no labels. Unknown facts take no space, except the rate, which every labour cost depends on. */
export function CardFacts({ employee, active }: Props) {
  const { department, email, phone, hourlyRate } = employee;
  return (
    <div className="grid flex-1 content-start gap-y-1 text-small wrap-anywhere">
      <p className={active > 0 ? undefined : 'text-muted'}>{texts.activeAssignments(active)}</p>
      <dl className="flex flex-wrap gap-x-1">
        {department && (
          <CardFact name={labels.department}>
            {departmentNames[department]} <span aria-hidden>·</span>
          </CardFact>
        )}
        <CardFact name={labels.hourlyRate} isNamed={hourlyRate === null}>
          <Rate pounds={hourlyRate} />
        </CardFact>
      </dl>
      {(phone || email) && (
        <dl className="flex flex-wrap gap-x-4 gap-y-1">
          {phone && (
            <CardFact name={labels.phone}>
              <a href={callHref(phone)} className={linkClass}>
                {phone}
              </a>
            </CardFact>
          )}
          {email && (
            <CardFact name={labels.email}>
              <a href={mailHref(email)} className={linkClass}>
                {email}
              </a>
            </CardFact>
          )}
        </dl>
      )}
    </div>
  );
}

interface FactProps {
  name: string;
  /** Its value needs its label to be understood. */
  isNamed?: boolean;
  children: ReactNode;
}

function CardFact({ name, isNamed = false, children }: FactProps) {
  return (
    <div className="flex gap-x-1.5">
      <dt className={isNamed ? 'text-muted' : 'sr-only'}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What an hour costs, `£18.50/hour`. */
export function Rate({ pounds }: { pounds: number | null }) {
  if (pounds === null) return texts.notSet;
  return (
    <span className="whitespace-nowrap">
      <Money pounds={pounds} />
      {texts.perHour}
    </span>
  );
}
