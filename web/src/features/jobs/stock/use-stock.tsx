import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { type Move, type MoveInput, moveInput } from '#shared/inventory/move.ts';
import { inventoryRoutes } from '#shared/inventory/routes.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { useCall } from '../../../api/use-call.ts';
import { useItems } from '../../../data/inventory.ts';
import { IdField } from '../../../forms/id-field.tsx';
import { NumberField } from '../../../forms/number-field.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { words } from '../../../words.ts';
import { texts } from '../texts.ts';

type Values = z.input<typeof moveInput>;

/** A stock move is always new, so it never meets another version. */
type NewMove = Move & { updatedAt: string };
const neverRead = () => Promise.reject(new Error('A new transaction has no other version'));

const labels = { itemId: texts.item, quantity: texts.howMany } as const;

const useForm = (job: Job, onClose: () => void) => {
  const { mutateAsync } = useCall(inventoryRoutes.move, {
    success: texts.stockUsed,
    failure: texts.stockFailed,
  });
  return useRecordForm<NewMove, Values, MoveInput>({
    keptAs: `use-stock/${job.id}`,
    shape: moveInput,
    opened: null,
    toValues: () => ({ jobId: job.id, type: 'out', quantity: 1, reason: 'usage' }),
    readNow: neverRead,
    save: (input) => mutateAsync({ body: input }),
    onClose,
  });
};

interface Props {
  job: Job;
  onClose: () => void;
}

/** Takes stock for a job, by an outgoing transaction that refers to it. */
export default function UseStock({ job, onClose }: Props) {
  const record = useForm(job, onClose);
  const items = useItems();
  const choices = useMemo(
    () =>
      items.rows.map(({ id, name, quantity }) => ({
        value: String(id),
        label: name,
        note: texts.inStock(quantity.toLocaleString('en-GB')),
      })),
    [items.rows],
  );
  return (
    <RecordDialog title={words.useStock} action={words.useStock} record={record} labels={labels}>
      <IdField
        control={record.form.control}
        name="itemId"
        label={labels.itemId}
        required
        choices={choices}
        placeholder={texts.typeItem}
        emptyText={texts.noItem}
      />
      <NumberField control={record.form.control} name="quantity" label={labels.quantity} required />
    </RecordDialog>
  );
}
