import { words } from '../words.ts';

interface Props {
  /** The draft is from before this form was opened. */
  isOld: boolean;
  /** Resets the form without the draft. */
  onDiscard: () => void;
}

/** Above the fields of a restored draft: says so, and offers to discard it. */
export function KeptNote({ isOld, onDiscard }: Props) {
  if (!isOld) return null;
  // Takes the button's height only: in a scrolling form it would get no more than that, however many lines it has.
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 rounded-control bg-neutral pl-3 text-small text-on-neutral"
    >
      <p className="py-2">
        <b>{words.draftKept}</b>: what you typed before is here again.
      </p>
      <button
        type="button"
        onClick={onDiscard}
        className="ml-auto min-h-11 px-3 font-strong underline underline-offset-3"
      >
        {words.discardDraft}
      </button>
    </div>
  );
}
