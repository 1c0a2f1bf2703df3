import type { useAddress } from '../use-address.ts';
import { DraftDetail } from './draft-detail.tsx';

/** The draft of `?draft=`. */
export default function DraftPlace({ id, address }: { id: number; address: ReturnType<typeof useAddress> }) {
  return (
    <DraftDetail
      key={id}
      id={id}
      issueNow={address.isIssuing}
      onEdit={() => address.editDraft(id)}
      onIssued={address.issued}
      onSend={address.issuedToSend}
      onClose={address.leave}
    />
  );
}
