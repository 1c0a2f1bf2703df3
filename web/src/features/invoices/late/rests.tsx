import type { YesNo } from '#shared/clients/yes-no.ts';
import { calendarWords } from '#shared/invoices/claim-words.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import type { Late } from '#shared/invoices/late.ts';
import { Fold } from '../../../components/fold.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { lateTexts as texts } from './texts.ts';
import { useLateTerms } from './use-late.ts';

const answers = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
] as const;

interface QuestionProps {
  label: string;
  hint: string;
  value: YesNo;
  onChange: (value: YesNo) => void;
}

function Question({ label, hint, value, onChange }: QuestionProps) {
  return (
    <div className="grid content-start gap-1.5 text-small sm:col-span-2">
      <p className="font-strong">{label}</p>
      <p className="text-muted">{hint}</p>
      <Segmented label={label} value={value} segments={answers} onChange={onChange} />
    </div>
  );
}

/** The basis of the figures: whether the due date was agreed (which the user must answer), the contract's own terms, and the law. */
export function Rests({ invoice, late }: { invoice: OneInvoice; late: Late }) {
  const { mutate } = useLateTerms();
  const params = { id: invoice.id };
  return (
    <div className="px-4">
      <div className="border-t border-line py-4">
        <Question
          label={texts.dayAgreed}
          hint={texts.dayAgreedHint}
          value={late.dayAgreed}
          onChange={(dayAgreed) => mutate({ params, body: { dayAgreed } })}
        />
      </div>
      <Fold id="late-terms" title={texts.rests} state={texts.restsHint}>
        <Question
          label={texts.ownTerms}
          hint={texts.ownTermsHint}
          value={late.ownTerms}
          onChange={(ownTerms) => mutate({ params, body: { ownTerms } })}
        />
        <p className="text-small text-muted sm:col-span-2">{late.source}</p>
        {late.calendar && (
          <p className="text-small text-muted sm:col-span-2">{calendarWords(late.calendar)}</p>
        )}
      </Fold>
    </div>
  );
}
