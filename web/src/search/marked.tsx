import type { Asked } from './asked.ts';
import { partsOf } from './marks.ts';

/** A text with the matches highlighted. */
export function Marked({ text, asked }: { text: string; asked: Asked | undefined }) {
  if (!asked) return text;
  let at = 0;
  return partsOf(text, asked).map((part) => {
    const key = at;
    at += part.text.length;
    return part.found ? (
      <mark key={key} className="rounded-[2px] bg-warning text-on-warning">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
