import { type FormEvent, useState } from 'react';
import { today } from '#shared/dates.ts';
import type { ReceiptInput } from '#shared/receipts/input.ts';
import { toast } from '../../components/toast.ts';
import { useKept, useKeptBefore } from '../../forms/use-kept.ts';
import { useLeaving } from '../../forms/use-leaving.ts';
import { showIssues, useShapedForm } from '../../forms/use-shaped-form.ts';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { type ReceiptValues, useReceiptShape, valuesOf } from './receipt-values.ts';
import { doubtedFields, fillFrom } from './scanned-fields.ts';
import { texts } from './texts.ts';
import { useSave } from './use-changes.ts';
import { useKeepForLater, useKeptShot } from './use-kept-shot.ts';
import { usePicture } from './use-picture.ts';
import { usePictureDraft } from './use-picture-draft.ts';
import { useScan } from './use-scan.ts';

const emptyValues = (): ReceiptValues => ({ ...valuesOf(null), receiptDate: today() });

/** The new receipt's form: a picture, the scan's result, and the user's changes. */
export const useReceiptForm = (kept: string, onClose: () => void) => {
  const form = useShapedForm<ReceiptValues, ReceiptInput>(useReceiptShape(), emptyValues());
  const draft = useKept(form, useKeptBefore('receipt'));
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const { save, share } = useSave();
  const { isLeaving, leave } = useLeaving();
  const [isWaiting, setWaiting] = useState(false);

  const scan = useScan((result) => fillFrom(result, form));
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
  const giveUp = () => {
    leave();
    draft.drop();
    shot.drop();
  };
  useUnsavedGuard(() => unsaved && !isLeaving(), { isKept, drop: giveUp });

  const close = () => {
    giveUp();
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
      if (!isLeaving()) showIssues(form, error);
      return;
    }
    scan.stop();
    await tray.drop();
    if (!isLeaving()) close();
  };
  /**
   * Waits for the running scan, whose result would otherwise be lost. If it fails and nothing was typed either, the form stays
   * open.
   */
  const saveOnceRead = async (file: File) => {
    if (isWaiting) return;
    setWaiting(true);
    const isRead = await scan.ended();
    setWaiting(false);
    const { vendor, amount } = form.getValues();
    if ((isRead || vendor?.trim() || amount !== null) && !isLeaving()) await form.handleSubmit(keep(file))();
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!picture) return toast(texts.noImage);
    const { vendor, amount } = form.getValues();
    const isFilled = vendor?.trim() && amount !== null;
    if (scan.state.phase !== 'scanning' || isFilled) return void form.handleSubmit(keep(picture))();
    void saveOnceRead(picture);
  };
  return {
    form,
    draft: { isKept: unsaved && isKept, isOld: draft.isOld || shot.isOld, beginAnew },
    picture,
    preparing,
    choose,
    scan,
    later: tray.isKept ? undefined : later,
    doubtful: doubtedFields(scan.state, dirtyFields),
    unsaved,
    busy: isSubmitting || isWaiting,
    share,
    submit,
    close,
  };
};

export type ReceiptForm = ReturnType<typeof useReceiptForm>;
