import type { Employee } from '#shared/employees/contract.ts';
import { Card } from '../../components/card.tsx';
import { DateText } from '../../components/date-text.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { callHref, mailHref, mapHref } from '../../components/hrefs.ts';
import { readHours } from '../../forms/hours/texts.ts';
import { Rate } from './card-facts.tsx';
import { departmentNames } from './names.ts';
import { labels, texts } from './texts.ts';

const linkClass = 'underline decoration-control underline-offset-4 hover:decoration-current';

/** An employee's details. */
export function EmployeeFacts({ employee }: { employee: Employee }) {
  const { department, hourlyRate, startDate, notes, hours, leaveDays, leaveCarried, optOut48 } = employee;
  return (
    <Card>
      <Facts>
        <Fact name={labels.department}>{department ? departmentNames[department] : texts.notSet}</Fact>
        <Fact name={labels.hourlyRate}>
          <Rate pounds={hourlyRate} />
        </Fact>
        <Fact name={labels.startDate}>{startDate ? <DateText value={startDate} /> : texts.notSet}</Fact>
        {leaveDays !== null && <Fact name={labels.leaveDays}>{texts.days(leaveDays)}</Fact>}
        {leaveCarried !== null && <Fact name={labels.leaveCarried}>{texts.days(leaveCarried)}</Fact>}
        {optOut48 && (
          <Fact name={labels.optOut48}>
            <DateText value={optOut48} />
          </Fact>
        )}
        {hours && (
          <Fact name={labels.hours} width="full">
            {readHours(hours)}
          </Fact>
        )}
        <Reach employee={employee} />
        <Emergency employee={employee} />
        {notes && (
          <Fact name={labels.notes} width="full">
            <span className="whitespace-pre-line">{notes}</span>
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

function Reach({ employee: { phone, email, address } }: { employee: Employee }) {
  return (
    <>
      {phone && (
        <Fact name={labels.phone}>
          <a href={callHref(phone)} className={linkClass}>
            {phone}
          </a>
        </Fact>
      )}
      {email && (
        <Fact name={labels.email} width="full">
          <a href={mailHref(email)} className={linkClass}>
            {email}
          </a>
        </Fact>
      )}
      {address && (
        <Fact name={labels.address} width="full">
          <a href={mapHref(address)} target="_blank" rel="noreferrer" className={linkClass}>
            <span className="whitespace-pre-line">{address}</span>
          </a>
        </Fact>
      )}
    </>
  );
}

function Emergency({ employee: { emergencyContact, emergencyPhone } }: { employee: Employee }) {
  if (!emergencyContact && !emergencyPhone) return null;
  return (
    <Fact name={labels.emergencyContact} width="full">
      {emergencyContact && <p>{emergencyContact}</p>}
      {emergencyPhone && (
        <a href={callHref(emergencyPhone)} className={linkClass}>
          {emergencyPhone}
        </a>
      )}
    </Fact>
  );
}
