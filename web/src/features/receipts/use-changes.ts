import { useState } from 'react';
import type { Receipt } from '#shared/receipts/contract.ts';
import type { ReceiptInput } from '#shared/receipts/input.ts';
import { receiptsRoutes } from '#shared/receipts/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { saveFile } from '../../data/save-file.ts';
import { madeOn } from '../../store/made-on.ts';
import { texts } from './texts.ts';
import { yearIn } from './use-filter.ts';

/** Saves a receipt with its picture. `share` is the upload progress, from 0 to 1. */
export const useSave = () => {
  const [share, setShare] = useState(0);
  /** A receipt of another year than the displayed one would seem to have vanished. */
  const said = ({ year }: Receipt) => {
    const hidden = year !== yearIn(new URLSearchParams(location.search).get('year') ?? '');
    return {
      ...texts.saved,
      ...(hidden && { next: { word: texts.showYear(year), to: `/receipts?year=${year}` } }),
    };
  };
  const { mutateAsync } = useCall(receiptsRoutes.create, {
    success: said,
    failure: texts.saveFailed,
    onProgress: setShare,
  });
  const save = (body: ReceiptInput, file: File) => {
    setShare(0);
    return mutateAsync({ body, file });
  };
  return { save, share };
};

/** Updates the given version of a receipt. With another date it may move to another year's list. */
export const useChange = () => {
  const { mutateAsync } = useCall(receiptsRoutes.change, {
    success: texts.updated,
    failure: texts.updateFailed,
  });
  return (base: Receipt, body: ReceiptInput) =>
    mutateAsync({ params: { id: base.id }, body: madeOn({ ...body, updatedAt: base.updatedAt }, base) });
};

/** Deletes optimistically; the receipt returns if the server refuses. */
export const useRemove = () => {
  const { mutate } = useCall(receiptsRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
  });
  return (id: number) => mutate({ params: { id } });
};

/** Downloads a year's receipts as a CSV file. */
export const useReport = (year: number) => {
  const { mutate, isPending } = useCall(receiptsRoutes.report, {
    success: texts.reported(year),
    failure: texts.reportFailed,
    onSuccess: (csv) => saveFile(csv, `vat-receipts-${year}.csv`),
  });
  return { download: () => mutate({ params: { year } }), busy: isPending };
};
