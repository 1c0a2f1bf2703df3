import { useMemo } from 'react';
import { useQuotes } from '../../../data/quotes.ts';
import { useVatCode } from '../../../data/vat-code.ts';
import { MovingScreen } from '../moving/screen.tsx';
import { quotesTarget } from './target.ts';

export function Quotes() {
  const usual = useVatCode();
  const targetFor = useMemo(
    () => (rows: Parameters<typeof quotesTarget>[0]) => quotesTarget(rows, usual),
    [usual],
  );
  return <MovingScreen targetFor={targetFor} list={useQuotes()} />;
}
