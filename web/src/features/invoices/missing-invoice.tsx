import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { goneHint } from '../../components/record-place.tsx';
import { texts } from './texts.ts';

/** Shown for an invoice that doesn't exist. */
export function MissingInvoice({ onClose }: { onClose: () => void }) {
  return (
    <div className="p-4 lg:p-6">
      <EmptyState
        icon={SearchX}
        title={texts.missing}
        hint={goneHint}
        action={
          <Button variant="secondary" onClick={onClose}>
            {texts.backToList}
          </Button>
        }
      />
    </div>
  );
}
