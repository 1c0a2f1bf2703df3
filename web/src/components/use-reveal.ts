import { useEffect, useRef } from 'react';
import type { RowsProps } from './rows-props.ts';
import { isSplit } from './widths.ts';

/** Scrolls to the row to reveal, but not again when searching or loading only moves it. */
export const useReveal = <Item>(props: RowsProps<Item>, scrollTo: (index: number) => void): void => {
  const { items, keyOf, reveal, revealFor = reveal } = props;
  const revealed = useRef<typeof revealFor>(null);
  const wanted = reveal !== undefined && reveal !== null;
  const index = wanted ? items.findIndex((item) => keyOf(item) === reveal) : -1;
  useEffect(() => {
    if (index < 0 || revealed.current === revealFor) return;
    revealed.current = revealFor;
    // On a phone an open record hides the list.
    if (isSplit()) scrollTo(index);
  }, [index, revealFor, scrollTo]);
};
