import { useWatch } from 'react-hook-form';
import { today } from '#shared/dates.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import { sumsNow } from '../../../forms/lines/line-sum.ts';
import type { LineValues } from '../../../forms/lines/line-values.ts';
import { usePartyNames } from '../../../forms/party/use-names.ts';
import { Paper } from '../paper.tsx';
import { texts } from '../texts.ts';
import type { QuoteFormState } from './use-quote-form.ts';

interface Props {
  form: QuoteFormState;
  /** Null until it is saved. */
  number: string | null;
}

/** A live preview of the document. */
export function PaperBeside({ form, number }: Props) {
  const values = useWatch({ control: form.control });
  const names = usePartyNames();
  const lines = (values.lines ?? []) as LineValues[];
  const pricesInclude = values.pricesInclude ?? 'net';
  const clientId = values.clientId ?? 0;
  const deposit = values.deposit && Number.isFinite(values.deposit.value) ? values.deposit : null;
  const paper = {
    clientId,
    client: clientId ? { id: clientId, name: names.client(clientId) } : null,
    number: number ?? '',
    title: values.title ?? '',
    validUntil: values.validUntil || today(),
    priceKind: values.priceKind ?? 'quote',
    lines: lines as Quote['lines'],
    sums: sumsNow({ lines, pricesInclude }),
    pricesInclude,
    deposit: deposit as Quote['deposit'],
    message: values.message || null,
    terms: values.terms || null,
    answer: null,
  };
  return (
    <aside aria-label={texts.preview} className="min-w-0">
      <Paper quote={paper} />
    </aside>
  );
}
