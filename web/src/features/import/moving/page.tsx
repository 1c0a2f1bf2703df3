import { useInvoices } from '../../../data/invoices.ts';
import { useJobs } from '../../../data/jobs.ts';
import { Quotes } from '../quotes/quotes.tsx';
import { Hub } from './hub.tsx';
import { invoicesTarget } from './invoices-target.ts';
import { jobsTarget } from './jobs-target.ts';
import { MovingScreen } from './screen.tsx';

const screens = new Map([
  ['jobs', Jobs],
  ['quotes', Quotes],
  ['invoices', Invoices],
]);

/** The import of records with clients; the choice of what to import if they are none of these. */
export default function Moving({ into }: { into: string }) {
  const Screen = screens.get(into) ?? Hub;
  return <Screen />;
}

function Jobs() {
  return <MovingScreen targetFor={jobsTarget} list={useJobs()} />;
}

function Invoices() {
  return <MovingScreen targetFor={invoicesTarget} list={useInvoices()} />;
}
