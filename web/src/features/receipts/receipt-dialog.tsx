import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import ReceiptPoundSterling from 'lucide-react/icons/receipt-pound-sterling';
import Trash2 from 'lucide-react/icons/trash';
import * as Radix from 'radix-ui/dialog';
import { Link } from 'react-router-dom';
import type { Receipt } from '#shared/receipts/contract.ts';
import { Button } from '../../components/button.tsx';
import { DateText } from '../../components/date-text.tsx';
import { Dialog } from '../../components/dialog.tsx';
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

/** A receipt's details, with its picture. */
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
        <Radix.Close asChild>
          <Button variant="secondary">{texts.close}</Button>
        </Radix.Close>
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
  const { vendor, receiptDate, category, isVatReceipt, description, notes, tags } = receipt;
  return (
    <div className="-mx-4 -mt-4 lg:-mx-5 lg:-mt-5">
      <Facts>
        <Fact name={labels.vendor}>{vendor || texts.unknownVendor}</Fact>
        <Fact name={labels.receiptDate}>
          <DateText value={receiptDate} />
        </Fact>
        <Fact name={(receipt.amount ?? 0) < 0 ? labels.isReturn : labels.amount}>
          <Pounds amount={receipt.amount} />
        </Fact>
        <Fact name={labels.vatAmount}>
          <Pounds amount={receipt.vatAmount} />
        </Fact>
        <Fact name={labels.category}>{category ? categoryNames[category] : texts.notGiven}</Fact>
        <Fact name={labels.isVatReceipt}>{isVatReceipt ? texts.yes : texts.no}</Fact>
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
        {description && (
          <Fact name={labels.description} width="full">
            <span className="whitespace-pre-line">{description}</span>
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

function Pounds({ amount }: { amount: number | null }) {
  return amount === null ? texts.notGiven : <Money pounds={amount} />;
}
