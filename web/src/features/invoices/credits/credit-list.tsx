import { useQuery } from '@tanstack/react-query';
import FileCode from 'lucide-react/icons/file-code';
import FileMinus from 'lucide-react/icons/file-minus';
import FileText from 'lucide-react/icons/file-text';
import { londonDate } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import type { Credit } from '#shared/invoices/credits.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { read } from '../../../api/read.ts';
import { Panel } from '../../../components/card.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { creditAddress } from '../addresses.ts';
import { useECredit } from '../e-invoice/use-e-invoice.ts';
import { creditTexts as texts } from './texts.ts';

/** An invoice's credit notes, newest first. Renders nothing if there are none. */
export function CreditList({ invoice: { id, clientId, credited } }: { invoice: Invoice }) {
  const saveXml = useECredit(clientId);
  const { data: credits, error } = useQuery({
    ...read(invoicesRoutes.credits, { params: { id } }),
    enabled: credited > 0,
  });
  if (credited === 0) return null;
  if (error) return <p className="text-small text-muted">{texts.notLoaded}</p>;
  if (!credits) return null;
  return (
    <Panel title={texts.title}>
      <ul aria-label={texts.title} className="divide-y divide-line">
        {credits.map((credit) => (
          <li key={credit.id}>
            <CreditRow credit={credit} onXml={() => saveXml(credit)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const actLook =
  'no-print -mb-2 inline-flex min-h-11 items-center gap-1.5 px-2 text-small font-strong underline underline-offset-4';

function CreditRow({ credit, onXml }: { credit: Credit; onXml: () => void }) {
  const { id, number, issuedAt, reason, sums } = credit;
  return (
    <div className="flex items-start gap-3 px-4 py-3">
      <FileMinus aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-strong wrap-anywhere">{number}</p>
        <p className="text-small text-muted wrap-anywhere">
          <DateText value={londonDate(issuedAt)} />
          {reason && ` · ${reason}`}
        </p>
      </div>
      <div className="grid justify-items-end">
        <Money pounds={sums.total} className="font-strong" />
        <span className="-mr-2 flex flex-wrap justify-end">
          <button type="button" aria-label={texts.xmlOf(number)} className={actLook} onClick={onXml}>
            <FileCode aria-hidden className="size-4" />
            {texts.xml}
          </button>
          <a
            href={creditAddress(id)}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.pdfOf(number)}
            className={actLook}
          >
            <FileText aria-hidden className="size-4" />
            {texts.pdf}
          </a>
        </span>
      </div>
    </div>
  );
}
