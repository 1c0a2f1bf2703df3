import { type ChangeEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { folded, saysAll } from './typed-words.ts';

export interface Choice {
  value: string;
  label: string;
  /** A second line, searched as well. */
  note?: string | undefined;
}

/** As many as one can scan; typing finds the rest. */
const most = 50;

/** The choices that contain every typed word, ignoring accents and case. */
export const matching = (choices: readonly Choice[], typed: string): readonly Choice[] => {
  if (typed.trim() === '') return choices;
  return choices.filter(({ label, note }) => saysAll([label, note], typed));
};

interface Options {
  /** A choice made from the input, offered first unless another has exactly that name. */
  fresh?: ((typed: string) => Choice) | undefined;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

const freshest = (fresh: Options['fresh'], typed: string | null, found: readonly Choice[]): Choice[] => {
  const text = typed?.trim() ?? '';
  const isThere = found.some(({ label }) => folded(label) === folded(text));
  return fresh && text && !isThere ? [fresh(text)] : [];
};

/** The behaviour of a combobox, following the ARIA practices: arrows move, Enter picks, Escape closes. */
export function useCombobox({ choices, value, onChange, fresh }: Options) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const chosen = choices.find((choice) => choice.value === value);
  const found = useMemo(() => matching(choices, typed ?? ''), [choices, typed]);
  const shown = [...freshest(fresh, typed, found), ...found.slice(0, most)];
  const active = shown[Math.min(activeIndex, shown.length - 1)];

  const close = () => {
    setOpen(false);
    setTyped(null);
    setActiveIndex(0);
  };
  const choose = (choice: Choice) => {
    onChange(choice.value);
    close();
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    setActiveIndex(0);
    setOpen(true);
    if (event.target.value === '') onChange('');
  };
  const move = (by: number) => {
    if (open) setActiveIndex((index) => Math.max(0, Math.min(shown.length - 1, index + by)));
    setOpen(true);
  };
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const by = moves[event.key];
    if (by !== undefined) move(by);
    else if (open && event.key === 'Enter' && active) choose(active);
    else if (open && event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    open,
    shown,
    hidden: Math.max(0, found.length - most),
    active,
    choose,
    close,
    inputEvents: {
      value: typed ?? chosen?.label ?? '',
      onChange: type,
      onKeyDown: press,
      onClick: () => setOpen(true),
    },
  };
}
