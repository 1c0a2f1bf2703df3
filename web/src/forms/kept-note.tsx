import { words } from '../words.ts';

interface Props {
  /** It was kept before this form was opened. */
  isOld: boolean;
  /** Begins the form anew, without what was kept. */
  onDiscard: () => void;
}

/** Above the fields, where something typed before is there again: says so, with the way to be rid of it. */
export function KeptNote({ isOld, onDiscard }: Props) {
  if (!isOld) return null;
  // It has the button's height and none of its own: a form that scrolls would give it no more than that, however many lines it has.
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
