import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { useVatAccount } from './queries.ts';
import { filingTexts as words } from './texts.ts';

/** What is owed according to HMRC's account, with a link to it. */
export function AccountLink() {
  const { data } = useVatAccount();
  return (
    <Card className="overflow-hidden">
      <Link
        to="/tax/vat/account"
        className="flex min-h-14 items-center gap-3 py-1.5 pr-3 pl-4 hover:bg-sunken focus-visible:-outline-offset-3 large-text:flex-wrap"
      >
        <span className="min-w-0 flex-1 large-text:basis-full">
          <span className="block font-strong">{words.account}</span>
          <span className="block text-small text-muted">
            {data ? words.standsAt(data.penalties.points, data.penalties.threshold) : words.accountHint}
          </span>
        </span>
        {data && (
          <span className="grid justify-items-end">
            <Money pounds={data.owed} className="font-strong" />
            <span className="text-micro text-muted">{words.owed}</span>
          </span>
        )}
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
    </Card>
  );
}
