import { Briefcase, Clock, Ellipsis, House, Play, Plus, ReceiptText } from 'lucide-react';
import { VialMark } from '../brand/vial-mark.tsx';

const stats = [
  ['Active Jobs', '7'],
  ['Monthly Revenue', '£4,310'],
  ['Unpaid Invoices', '5'],
  ['Total Clients', '42'],
] as const;

/** A phone with the dashboard, in the app's own colours. A picture: nothing in it can be pressed. */
export function PhoneScreen() {
  return (
    <div className="relative w-78 shrink-0 overflow-hidden rounded-t-[2.25rem] border-x-6 border-t-6 border-brand bg-ground shadow-lifted">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 px-3.5 pt-4 pb-3">
        <p className="flex items-center gap-2 font-strong">
          <VialMark className="h-4" />
          Fettle
        </p>
        <p className="text-large font-strong">Welcome back, Alex!</p>
        <div className="grid grid-cols-2 gap-2">
          {stats.map(([label, value]) => (
            <div key={label} className="rounded-control border border-line bg-surface px-2.5 py-2">
              <p className="text-small text-muted">{label}</p>
              <p className="text-large font-strong">{value}</p>
            </div>
          ))}
        </div>
        <div className="divide-y divide-line rounded-control border border-line bg-surface">
          <Job time="09:00" title="Boiler service" place="1 Example Street">
            <span className="inline-flex items-center gap-1 rounded-full bg-info px-2 text-small font-strong text-on-info">
              <Play aria-hidden className="size-3" />
              On it
            </span>
          </Job>
          <Job time="13:30" title="Leaking tap" place="14 Sample Lane">
            <span className="inline-flex items-center gap-1 rounded-full bg-warning px-2 text-small font-strong text-on-warning">
              <Clock aria-hidden className="size-3" />
              Next
            </span>
          </Job>
        </div>
      </div>
      <div className="grid grid-cols-5 items-center justify-items-center border-t border-line bg-surface py-3 text-muted">
        <span className="grid h-6 w-10 place-items-center rounded-full bg-accent text-on-accent">
          <House aria-hidden className="size-4.5" />
        </span>
        <Briefcase aria-hidden className="size-4.5" />
        <span className="grid size-10 place-items-center rounded-control bg-primary text-on-primary">
          <Plus aria-hidden className="size-5" />
        </span>
        <ReceiptText aria-hidden className="size-4.5" />
        <Ellipsis aria-hidden className="size-4.5" />
      </div>
    </div>
  );
}

interface JobProps {
  time: string;
  title: string;
  place: string;
  children: React.ReactNode;
}

function Job({ time, title, place, children }: JobProps) {
  return (
    <div className="flex items-center gap-2.5 px-3 py-2">
      <p className="text-small font-strong">{time}</p>
      <div className="min-w-0 flex-1">
        <p className="text-small font-strong">{title}</p>
        <p className="truncate text-small text-muted">{place}</p>
      </div>
      {children}
    </div>
  );
}
