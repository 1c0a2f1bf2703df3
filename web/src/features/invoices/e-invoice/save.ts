import type { NavigateFunction } from 'react-router-dom';
import { type Invoice, invoicesRoutes } from '#shared/invoices/contract.ts';
import { ublIds } from '#shared/uk/ubl.ts';
import { ApiError, explain, isUnauthorised, needsSubscription } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import type { useConfirm } from '../../../components/confirm.tsx';
import { toast } from '../../../components/toast.ts';
import { saveFile } from '../../../data/save-file.ts';
import { settingsPath } from '../../../data/settings-sections.ts';
import { texts } from './texts.ts';

interface With {
  ask: ReturnType<typeof useConfirm>;
  go: NavigateFunction;
}

/** Where what is missing can be mended, by the field that is. */
const mending = ({ issues }: ApiError, { clientId }: Invoice) => {
  const paths = issues.map(({ path }) => path);
  if (paths.some((path) => path.startsWith('seller') || path.startsWith('company')))
    return { word: texts.toSettings, to: settingsPath('business') };
  if (paths.some((path) => path.startsWith('buyer')))
    return { word: texts.toClient, to: `/clients?edit=${clientId}` };
  return undefined;
};

const tellRefusal = async (error: ApiError, invoice: Invoice, { ask, go }: With): Promise<void> => {
  const mend = mending(error, invoice);
  const description = error.issues.map(({ message }) => `${message}.`).join(' ');
  const action = mend?.word ?? texts.close;
  const wants = await ask({ title: texts.refused, description, action, cancel: texts.cancel });
  if (wants && mend) await go(mend.to);
};

/** Fetches an invoice as UBL and hands it to the device; says whether it can go over Peppol, and if it cannot be made, why. */
export const saveEInvoice = async (invoice: Invoice, around: With): Promise<void> => {
  try {
    const file = await call(invoicesRoutes.ubl, { params: { id: invoice.id } });
    const isForPeppol = (await file.text()).includes(ublIds.customization);
    saveFile(file, `${invoice.invoiceNumber}.xml`);
    toast({ title: texts.saved, description: isForPeppol ? texts.forPeppol : texts.notForPeppol });
  } catch (error) {
    if (isUnauthorised(error) || needsSubscription(error)) return;
    if (error instanceof ApiError && error.status === 409) await tellRefusal(error, invoice, around);
    else toast({ tone: 'danger', title: 'Error', description: explain(texts.failed, error) });
  }
};
