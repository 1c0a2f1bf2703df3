import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import ReceiptPoundSterling from 'lucide-react/icons/receipt-pound-sterling';
import Trash2 from 'lucide-react/icons/trash';
import { Link } from 'react-router-dom';
import type { Receipt } from '#shared/receipts/contract.ts';
import { Button } from '../../components/button.tsx';
import { DateText } from '../../components/date-text.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EditTools } from '../../components/edit-tools.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { Money } from '../../components/money.tsx';
import { RecordPlace } from '../../components/record-place.tsx';
import { SheetBody, SheetFooter } from '../../components/sheet.tsx';
import { jobQuery } from '../../data/jobs.ts';
import { categoryNames } from '../../data/receipt-categories.ts';
import type { useRecord } from '../../data/use-record.ts';
import { paidWords } from './paid-later-fields.tsx';
import { Picture } from './picture.tsx';
import { reverseWords } from './reverse-charge-field.tsx';
import { labels, texts } from './texts.ts';

interface Props {
  chosen: ReturnType<typeof useRecord<Receipt>>;
  onClose: () => void;
  /** Each left out if this user may not. */
  onEdit: ((receipt: Receipt) => void) | undefined;
  onDelete: ((receipt: Receipt) => void) | undefined;
}

/** A receipt beside its list: its details and, where there is room, its picture beside them. */
export function ReceiptDetail({ chosen, onClose, onEdit, onDelete }: Props) {
  return (
    <RecordPlace kind="receipt" {...chosen} icon={ReceiptPoundSterling} texts={texts} onClose={onClose}>
      {(receipt) => (
        <article className="@container/record px-4 pb-12 lg:px-7 lg:pt-6 print:p-0">
          <header className="flex justify-between gap-2 max-lg:flex-col-reverse max-lg:gap-0 lg:items-center">
            <h2 className="text-small text-muted">{texts.details}</h2>
            <EditTools
              deleteLabel={`${texts.delete} ${receipt.vendor || texts.unknownVendor}`}
              onEdit={onEdit && (() => onEdit(receipt))}
              onDelete={onDelete && (() => onDelete(receipt))}
            />
          </header>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 @md/record:grid-cols-2">
            <ReceiptFacts receipt={receipt} />
            <Picture key={receipt.id} receipt={receipt} />
          </div>
        </article>
      )}
    </RecordPlace>
  );
}

/** A receipt's details, with its picture, on a phone. */
export function ReceiptDialog({ chosen, onClose, onEdit, onDelete }: Props) {
  const { record } = chosen;
  return (
    <Dialog open onClose={onClose} title={texts.details}>
      <SheetBody>
        <RecordPlace kind="receipt" {...chosen} icon={ReceiptPoundSterling} texts={texts} onClose={onClose}>
          {(receipt) => (
            <>
              <ReceiptFacts receipt={receipt} />
              <Picture key={receipt.id} receipt={receipt} />
            </>
          )}
        </RecordPlace>
      </SheetBody>
      <SheetFooter>
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
        {record && onDelete && (
          <Button variant="secondary" icon={Trash2} onClick={() => onDelete(record)}>
            {texts.delete}
          </Button>
        )}
        {record && onEdit && (
          <Button variant="secondary" icon={Pencil} onClick={() => onEdit(record)}>
            {texts.edit}
          </Button>
        )}
      </SheetFooter>
    </Dialog>
  );
}

function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { description, notes, tags } = receipt;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 pb-3">
      <Headline receipt={receipt} />
      {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
      <div className="-mx-4 -my-3 has-[dl:empty]:hidden lg:-mx-5">
        <Facts>
          {receipt.isEntertaining !== null && (
            <Fact name={labels.isEntertaining}>{texts.entertained(receipt.isEntertaining)}</Fact>
          )}
          {(receipt.dueOn || receipt.paidOn) && (
            <Fact name={labels.paidOn}>{paidWords(receipt.dueOn, receipt.paidOn)}</Fact>
          )}
          {receipt.goods !== null && <Fact name={labels.goods}>{receipt.goods ? texts.yes : texts.no}</Fact>}
          {receipt.reverseCharge && (
            <Fact name={labels.reverseCharge} width="full">
              {reverseWords(receipt)}
            </Fact>
          )}
          {notes && (
            <Fact name={labels.notes} width="full">
              <span className="whitespace-pre-line">{notes}</span>
            </Fact>
          )}
          {receipt.jobId !== null && <JobFact id={receipt.jobId} />}
          {tags.length > 0 && (
            <Fact name="Tags" width="full">
              {tags.join(', ')}
            </Fact>
          )}
        </Facts>
      </div>
    </div>
  );
}

/** From whom and how much, as one would say it. */
function Headline({ receipt }: { receipt: Receipt }) {
  const { vendor, receiptDate, category, amount, vatAmount, isVatReceipt } = receipt;
  return (
    <div className="grid gap-1">
      <div className="min-w-0">
        <h3 className="text-large wrap-anywhere">{vendor || texts.unknownVendor}</h3>
        <p className="text-small text-muted">
          <DateText value={receiptDate} />
          {category && ` · ${categoryNames[category]}`}
        </p>
      </div>
      <div>
        <p className="text-large font-strong">
          {amount === null ? texts.noAmount : <Money pounds={amount} />}
        </p>
        <p className="text-small text-muted">
          {amount !== null && amount < 0 && `${texts.returned} · `}
          {isVatReceipt ? labels.isVatReceipt : texts.nonVat}
          {vatAmount !== null && (
            <>
              {' · '}
              <Money pounds={vatAmount} /> {texts.vat}
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** The job it was for, which may have been deleted since. */
function JobFact({ id }: { id: number }) {
  const { data } = useQuery(jobQuery(id));
  if (!data) return null;
  return (
    <Fact name={labels.jobId} width="full">
      <Link to={`/jobs?id=${id}`} className="underline decoration-control underline-offset-4">
        {data.title}
      </Link>
    </Fact>
  );
}
