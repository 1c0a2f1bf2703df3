import { lazy } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { draftQuery } from '../../../data/drafts.ts';
import type { useAddress } from '../use-address.ts';

const DraftForm = lazy(() => import('./draft-form.tsx').then((form) => ({ default: form.DraftForm })));

/** The form of `?editDraft=`, once the draft has come. */
export function EditDraft({ id, address }: { id: number; address: ReturnType<typeof useAddress> }) {
  const { data: draft } = useRead(draftQuery(id));
  if (!draft) return null;
  return (
    <DraftForm
      key={id}
      draft={draft}
      onClose={(saved, issue) => (saved ? address.savedDraft(id, issue) : address.closeForm())}
    />
  );
}
