/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { texts } from '../texts.ts';

const shownMs = 2500;

/** Copies a text to the clipboard, and confirms it for a moment. */
export const useCopy = () => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = (text: string) =>
    // If refused, the text can still be selected.
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return { isCopied, copy };
};

export function CopyButton({ what, value }: { what: string; value: string }) {
  const { isCopied, copy } = useCopy();
  return (
    <button
      type="button"
      onClick={() => void copy(value)}
      class="no-print grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span class="sr-only" aria-live="polite">
        {isCopied ? texts.copied : texts.copy(what)}
      </span>
    </button>
  );
}
