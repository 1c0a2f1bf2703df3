import { legal } from '#shared/legal.ts';
import { product } from '#shared/product.ts';
import { Card } from '../../components/card.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { Filled } from './filled.tsx';
import { LegalPage, Section, SupportMail } from './legal-page.tsx';

const { trader, support } = legal;

const facts = [
  ['Trader', trader.name],
  ['Legal form', trader.form],
  ['Company number', trader.companyNumber],
  ['VAT number', trader.vatNumber],
  ['Address', trader.address],
  ['Phone', trader.phone],
] as const;

export default function ContactPage() {
  return (
    <LegalPage title="Contact">
      <Section title="Contact support">
        <p>
          Email <SupportMail />. We reply within {support.answersWithin}.
        </p>
      </Section>
      <Section title="Your money back">
        <p>
          If {product.name} isn’t for you, email <SupportMail /> within {product.moneyBackDays} days of your
          first payment. Use the address you sign in with. You don’t have to give a reason. We refund your
          card within {support.refundWithin}.
        </p>
      </Section>
      <Section title="Who we are">
        <Card>
          <Facts>
            {facts.map(([name, value]) => (
              <Fact key={name} name={name} width="phone">
                <Filled value={value} />
              </Fact>
            ))}
          </Facts>
        </Card>
      </Section>
    </LegalPage>
  );
}
