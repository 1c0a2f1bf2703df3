import { Link } from 'react-router-dom';
import { formatDate } from '#shared/dates.ts';
import { Money } from '../../components/money.tsx';

interface TaxedRecord {
  /** A receipt, or something about the invoice of this id. */
  kind: string;
  id: number;
  on: string;
  label: string;
}

interface Props {
  row: TaxedRecord;
  kindName: string;
  pounds: number;
}

const placeOf = ({ kind, id, on }: TaxedRecord): string =>
  kind === 'receipt' ? `/receipts?year=${on.slice(0, 4)}&id=${id}` : `/invoices?id=${id}`;

/** A record behind a tax figure, with a link to it. */
export function RecordRow({ row, kindName, pounds }: Props) {
  return (
    <li>
      <Link to={placeOf(row)} className="flex min-h-14 items-center gap-3 px-4 py-1.5 hover:bg-sunken">
        <span className="min-w-0 flex-1">
          <span className="block font-strong wrap-anywhere">{row.label}</span>
          <span className="block text-small text-muted">
            {[kindName, formatDate(row.on)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Money pounds={pounds} />
      </Link>
    </li>
  );
}
