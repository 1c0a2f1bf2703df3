import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Line } from './lines.ts';

export const optionId = ({ key }: Line): string => `found-${key}`;

/** The line selected by the arrow keys: the first after every new result. Enter opens it. */
export const useChoice = (lines: readonly Line[], text: string, onEnter: (line: Line) => void) => {
  const [chosen, choose] = useState({ text, at: 0 });
  // A selection among another search's results doesn't apply to these.
  const at = chosen.text === text ? Math.min(chosen.at, Math.max(0, lines.length - 1)) : 0;
  const line = lines[at];
  const id = line && optionId(line);
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const move = (to: number) => choose({ text, at: (to + lines.length) % lines.length });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !line) return;
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Enter') onEnter(line);
    else return;
    event.preventDefault();
  };
  return { line, onKeyDown, point: (to: number) => choose({ text, at: to }) };
};
