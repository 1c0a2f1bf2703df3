import { type FormEvent, useRef } from 'react';
import type * as z from 'zod/mini';
import { today } from '#shared/dates.ts';
import type { ScanResult } from '#shared/receipts/contract.ts';
import { type ReceiptInput, receiptInput } from '#shared/receipts/input.ts';
import { toast } from '../../components/toast.ts';
import { useKept, useKeptBefore } from '../../forms/use-kept.ts';
import { showIssues, useShapedForm } from '../../forms/use-shaped-form.ts';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { texts } from './texts.ts';
import { useSave } from './use-changes.ts';
import { useKeepForLater, useKeptShot } from './use-kept-shot.ts';
import { usePicture } from './use-picture.ts';
import { usePictureDraft } from './use-picture-draft.ts';
import { useScan } from './use-scan.ts';

type Values = z.input<typeof receiptInput>;

const emptyValues = (): Values => ({
  vendor: '',
  receiptDate: today(),
  amount: null,
  vatAmount: null,
  category: null,
  isVatReceipt: true,
  description: '',
  notes: '',
  jobId: null,
  reverseCharge: null,
});

/** The form's fields that a scan fills, by the names the scan gives them. */
const scanned = {
  vendor: 'vendor',
  date: 'receiptDate',
  total: 'amount',
  vatAmount: 'vatAmount',
  category: 'category',
  isVatReceipt: 'isVatReceipt',
  description: 'description',
} as const satisfies Partial<Record<keyof ScanResult, keyof Values>>;
const scannedFields = Object.entries(scanned) as [keyof typeof scanned, keyof Values][];

/** The new receipt's form: a picture, what the scan read in it, and what the user makes of that. */
export const useReceiptForm = (kept: string, onClose: () => void) => {
  const form = useShapedForm<Values, ReceiptInput>(receiptInput, emptyValues());
  const draft = useKept(form, useKeptBefore('receipt'));
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const { save, share } = useSave();
  const leaving = useRef(false);

  /** What the user has typed stays; a field that could not be read is left alone. */
  const fill = (result: ScanResult) => {
    for (const [from, name] of scannedFields) {
      const value = result[from];
      if (value !== null && !form.getFieldState(name).isDirty) form.setValue(name, value);
    }
  };
  const scan = useScan(fill);
  const { picture, preparing, choose, take, show, clear } = usePicture(scan.start, (file) => shot.keep(file));
  const shot = usePictureDraft(kept === '1', take);
  const tray = useKeptShot(kept, (waiting, result) => {
    if (!result) return take(waiting);
    show(waiting);
    scan.show(result);
  });
  const later = useKeepForLater(picture, () => {
    scan.stop();
    close();
  });
  const unsaved = isDirty || picture !== null;
  const isKept = (draft.isKept || !isDirty) && (shot.isKept || !picture);
  const drop = () => {
    draft.drop();
    shot.drop();
  };
  useUnsavedGuard(() => unsaved && !leaving.current, { isKept, drop });

  const close = () => {
    leaving.current = true;
    drop();
    onClose();
  };
  const beginAnew = () => {
    form.reset(emptyValues());
    shot.forget();
    scan.stop();
    clear();
  };
  const keep = (file: File) => async (checked: ReceiptInput) => {
    try {
      await save(checked, file);
    } catch (error) {
      showIssues(form, error);
      return;
    }
    scan.stop();
    await tray.drop();
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picture) void form.handleSubmit(keep(picture))();
    else toast(texts.noImage);
  };
  const doubted = scan.state.phase === 'read' ? scan.state.result.doubtful : [];
  const doubtful = new Set(
    scannedFields
      .filter(([from, name]) => doubted.includes(from) && !dirtyFields[name])
      .map(([, name]) => name),
  );
  return {
    form,
    draft: { isKept: unsaved && isKept, isOld: draft.isOld || shot.isOld, beginAnew },
    picture,
    preparing,
    choose,
    scan,
    later: tray.isKept ? undefined : later,
    doubtful,
    unsaved,
    busy: isSubmitting,
    share,
    submit,
    close,
  };
};

export type ReceiptForm = ReturnType<typeof useReceiptForm>;
