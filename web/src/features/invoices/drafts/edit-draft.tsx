import { useQuery } from '@tanstack/react-query';
import { draftQuery } from '../../../data/drafts.ts';
import type { useAddress } from '../use-address.ts';
import { DraftForm } from './draft-form.tsx';

/** The form of `?editDraft=`, once the draft has loaded. */
export default function EditDraft({ id, address }: { id: number; address: ReturnType<typeof useAddress> }) {
  const { data: draft } = useQuery(draftQuery(id));
  if (!draft) return null;
  return (
    <DraftForm
      key={id}
      draft={draft}
      onClose={(saved, issue) => (saved ? address.savedDraft(id, issue) : address.closeForm())}
    />
  );
}
