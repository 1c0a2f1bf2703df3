import type { Client } from '#shared/clients/client.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { texts } from './texts.ts';

const names = [
  'contactName',
  'otherPhone',
  'companyNumber',
  'siteAddress',
  'paymentTermsDays',
  'notes',
] as const;

/** A client's further details, if any. */
export function MoreFacts({ client }: { client: Client }) {
  const given = names.filter((name) => client[name] !== undefined && client[name] !== null);
  if (given.length === 0) return null;
  return (
    <Facts>
      {given.map((name) => (
        <Fact key={name} name={texts.fields[name]} width="full">
          <span className="whitespace-pre-line wrap-anywhere">{client[name]}</span>
        </Fact>
      ))}
    </Facts>
  );
}
