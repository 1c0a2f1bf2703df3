import { BothVersions } from './both-versions.tsx';
import { BankFields } from './business/bank.tsx';
import { Identity } from './business/identity.tsx';
import { QuoteFields } from './business/quotes.tsx';
import { CisFields, VatFields } from './business/tax.tsx';
import { businessLabels, cisNames, kindNames, schemeNames } from './business-texts.ts';
import { KeptNote } from './kept-note.tsx';
import type { BusinessForm } from './use-business-form.ts';
import { differing } from './use-versions.ts';

/** What documents say about the business and how it is paid. Rarely used fields are folded. */
export function BusinessFields({ business }: { business: BusinessForm }) {
  return (
    <>
      <KeptNote isOld={business.draft.isOld} onDiscard={business.draft.beginAnew} />
      {business.newer && <Conflict business={business} />}
      <div className="grid content-start gap-4 sm:grid-cols-2">
        <Identity business={business} />
        <BankFields business={business} />
      </div>
      <div>
        <QuoteFields business={business} />
        <VatFields business={business} />
        <CisFields business={business} />
      </div>
    </>
  );
}

const choices: Record<string, string> = { ...kindNames, ...schemeNames };

const readable = (name: string, value: unknown): string => {
  const text = String(value ?? '');
  return (name === 'cisStatus' ? (cisNames as Record<string, string>) : choices)[text] ?? text;
};

function Conflict({ business: { form, newer } }: { business: BusinessForm }) {
  if (!newer) return null;
  const mine = form.getValues();
  const names = differing(mine, newer.values).filter((name) => name !== 'updatedAt');
  const differences = names.map((name) => ({
    label: businessLabels[name],
    mine: readable(name, mine[name]),
    theirs: readable(name, newer.values[name]),
  }));
  return <BothVersions differences={differences} onKeepMine={newer.keepMine} onUseTheirs={newer.useTheirs} />;
}
