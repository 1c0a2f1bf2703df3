import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-2';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FileText from 'lucide-react/icons/file-text';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Tags from 'lucide-react/icons/tags';
import UsersRound from 'lucide-react/icons/users-round';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/card.tsx';
import { Page } from '../../../components/page.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { titles } from '../../../titles.ts';
import { movingTexts as texts } from './texts.ts';

const ways = [
  { target: 'clients', icon: UsersRound, title: titles.clients, hint: texts.clientsHint },
  { target: 'sites', icon: Building2, title: titles.sites, hint: texts.sitesHint },
  { target: 'dues', icon: CalendarClock, title: texts.dues, hint: texts.duesHint },
  { target: 'prices', icon: Tags, title: titles.prices, hint: texts.pricesHint },
  { target: 'inventory', icon: Package, title: texts.items, hint: texts.itemsHint },
  { target: 'jobs', icon: Briefcase, title: titles.jobs, hint: texts.jobsHint },
  { target: 'quotes', icon: FileText, title: titles.quotes, hint: texts.quotesHint },
  { target: 'invoices', icon: ReceiptText, title: titles.invoices, hint: texts.invoicesHint },
] as const;

/** What can be imported from another program, in the order that needs the fewest answers. */
export function Hub() {
  return (
    <Page className="lg:gap-6">
      <PageHeader title={texts.hub} />
      <p className="max-w-prose text-muted">{texts.hubHint}</p>
      <Card className="divide-y divide-line">
        {ways.map(({ target, icon: Icon, title, hint }) => (
          <Link
            key={target}
            to={`/import?target=${target}`}
            className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-sunken/50 focus-visible:-outline-offset-3"
          >
            <Icon aria-hidden className="size-6 shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block font-strong">{title}</span>
              <span className="block text-small text-muted">{hint}</span>
            </span>
            <ChevronRight aria-hidden className="-mr-1.5 size-5 shrink-0 text-muted" />
          </Link>
        ))}
      </Card>
    </Page>
  );
}
