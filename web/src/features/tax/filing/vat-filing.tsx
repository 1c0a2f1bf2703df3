import { AccountLink } from './account-link.tsx';
import { Connected, SaidByHmrc } from './at-hmrc.tsx';
import { ConnectCard } from './connect-card.tsx';
import { LastKnown } from './last-known.tsx';
import { NextReturn } from './next-return.tsx';
import { Periods } from './periods.tsx';
import { useObligations } from './queries.ts';
import { isToFile } from './standing.ts';
import { filingTexts as words } from './texts.ts';

/** VAT at HMRC: the connection, the periods and what is owed. */
export function VatFiling() {
  return (
    <Connected tax="vat" connect={<ConnectCard />} without={<LastKnown />}>
      <AtHmrc />
    </Connected>
  );
}

function AtHmrc() {
  const query = useObligations();
  // Oldest first: HMRC's figures build on each other.
  const next = query.data?.obligations.findLast(isToFile);
  return (
    <>
      <SaidByHmrc heading={words.heading} query={query}>
        {({ obligations }) => (
          <>
            {next && <NextReturn period={next} />}
            <Periods obligations={obligations} />
            <AccountLink />
          </>
        )}
      </SaidByHmrc>
      {query.error && !query.data && <LastKnown />}
    </>
  );
}
