import { texts } from './texts.ts';

/** Saves an invoice with lines without issuing it. */
export function SaveDraft({ busy, onSave }: { busy: boolean; onSave: () => void }) {
  return (
    <button
      type="submit"
      disabled={busy}
      onClick={onSave}
      className="min-h-13 rounded-control bg-next-raised px-3 font-strong disabled:opacity-60 lg:min-h-12"
    >
      {texts.save}
    </button>
  );
}
