import { momentText } from '../../../components/as-of.tsx';
import { Periods } from './periods.tsx';
import { useFiledReturns } from './queries.ts';
import { filingTexts as words } from './texts.ts';

/** The VAT periods as HMRC last gave them, while it can't be asked or nothing is connected. Renders nothing without any. */
export function LastKnown() {
  const { data } = useFiledReturns();
  if (!data || data.returns.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-0.5">
        <h2 className="text-large">{words.lastKnown}</h2>
        {data.readAt && (
          <span className="text-small text-muted">{words.fromHmrc(momentText(Date.parse(data.readAt)))}</span>
        )}
      </div>
      <Periods obligations={data.returns} />
    </section>
  );
}
