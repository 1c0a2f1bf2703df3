import { Periods } from './periods.tsx';
import { useFiledReturns } from './queries.ts';
import { filingTexts as words } from './texts.ts';

/** The VAT periods as HMRC last gave them, while it can't be asked or nothing is connected. Renders nothing without any. */
export function LastKnown() {
  const { data } = useFiledReturns();
  if (!data || data.returns.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="px-0.5 text-large">{words.lastKnown}</h2>
      <Periods obligations={data.returns} />
    </section>
  );
}
