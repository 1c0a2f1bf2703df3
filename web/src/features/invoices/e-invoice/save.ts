import type { NavigateFunction } from 'react-router-dom';
import { ublIds } from '#shared/uk/ubl.ts';
import type { useConfirm } from '../../../components/confirm.tsx';
import { toast } from '../../../components/toast.ts';
import { saveFile } from '../../../data/save-file.ts';
import { settingsPath } from '../../../data/settings-sections.ts';
import { ApiError, explain, isUnauthorised, needsSubscription } from '../../../store/api-error.ts';

const texts = {
  saved: 'E-invoice saved',
  forPeppol: 'You can send it over the Peppol network through an access point.',
  notForPeppol: 'You can’t send it over Peppol: you and the client both need a VAT number. Email it instead.',
  failed: 'Failed to create e-invoice',
  refused: 'This can’t be an e-invoice yet',
  toSettings: 'Open settings',
  toClient: 'Open client',
  close: 'OK',
  cancel: 'Not now',
} as const;

/** A document that can be an e-invoice: its client, its name, and how to fetch its file. */
export interface EDocument {
  clientId: number;
  number: string;
  fetch: () => Promise<Blob>;
}

interface With {
  ask: ReturnType<typeof useConfirm>;
  go: NavigateFunction;
}

/** Where to correct what is missing, by field. */
const mending = ({ issues }: ApiError, { clientId }: EDocument) => {
  const paths = issues.map(({ path }) => path);
  if (paths.some((path) => path.startsWith('seller') || path.startsWith('company')))
    return { word: texts.toSettings, to: settingsPath('business') };
  if (paths.some((path) => path.startsWith('buyer')))
    return { word: texts.toClient, to: `/clients?edit=${clientId}` };
  return undefined;
};

const tellRefusal = async (error: ApiError, document: EDocument, { ask, go }: With): Promise<void> => {
  const mend = mending(error, document);
  const description = error.issues.map(({ message }) => `${message}.`).join(' ');
  const action = mend?.word ?? texts.close;
  const wants = await ask({ title: texts.refused, description, action, cancel: texts.cancel });
  if (wants && mend) await go(mend.to);
};

/** Downloads an invoice or credit note as UBL; says whether it can go over Peppol and, if it can't be created, why. */
export const saveEInvoice = async (document: EDocument, around: With): Promise<void> => {
  try {
    const file = await document.fetch();
    const isForPeppol = (await file.text()).includes(ublIds.customization);
    saveFile(file, `${document.number}.xml`);
    toast({ title: texts.saved, description: isForPeppol ? texts.forPeppol : texts.notForPeppol });
  } catch (error) {
    if (isUnauthorised(error) || needsSubscription(error)) return;
    if (error instanceof ApiError && error.status === 409) await tellRefusal(error, document, around);
    else toast({ tone: 'danger', title: 'Error', description: explain(texts.failed, error) });
  }
};
