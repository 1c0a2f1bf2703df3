import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Link } from 'react-router-dom';
import type { CallReply } from '#shared/call.ts';
import { formatDate } from '#shared/dates.ts';
import type { filingRoutes } from '#shared/filing/routes.ts';
import { formatPounds } from '#shared/money.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Panel } from '../../../components/card.tsx';
import { Figure, FigureLine } from '../../../components/figure-line.tsx';
import { Money } from '../../../components/money.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page } from '../../../components/page.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { settingsPath } from '../../../data/settings-sections.ts';
import { texts } from '../texts.ts';
import { Row, Rows } from './account-rows.tsx';
import { Asked } from './asked.tsx';
import { BackToTax } from './back-to-tax.tsx';
import { Penalties } from './penalties.tsx';
import { ReadAt } from './periods.tsx';
import { useVatAccount, useVatInformation } from './queries.ts';
import { filingTexts as words } from './texts.ts';

type Account = CallReply<typeof filingRoutes.vatAccount>;

/** The VAT account at HMRC: what is owed, payments, and penalties. */
export default function AccountPage() {
  const query = useVatAccount();
  const { data, isFetching, refetch } = query;
  return (
    <Page className="max-w-3xl">
      <BackToTax />
      <PageHeader title={words.account}>
        {data && <ReadAt at={data.readAt} busy={isFetching} onAgain={() => void refetch()} />}
      </PageHeader>
      <Asked query={query} rows={5}>
        {(account) => <Account account={account} />}
      </Asked>
      <Registered isReady={data !== undefined} />
    </Page>
  );
}

function Account({ account: { owed, penalties, liabilities, payments } }: { account: Account }) {
  const { points, threshold, outstanding } = penalties;
  return (
    <>
      <FigureLine>
        <Figure label={words.owed} value={formatPounds(owed)} />
        <Figure label={words.points} value={words.pointsOf(points, threshold)} />
        <Figure label={words.charges} value={formatPounds(outstanding)} />
      </FigureLine>
      {threshold !== null && <p className="px-1 text-small text-muted">{words.pointsHint(threshold)}</p>}
      <Penalties penalties={penalties} />
      <Panel title={words.liabilities}>
        <Rows label={words.liabilities} none={words.noLiabilities}>
          {liabilities.map((each) => (
            <Liability key={`${each.type} ${each.from} ${each.original}`} {...each} />
          ))}
        </Rows>
      </Panel>
      <Panel title={words.payments}>
        <Rows label={words.payments} none={words.noPayments}>
          {payments.map(({ amount, received }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: HMRC names no payment, and two may be alike.
            <Row key={at} name={words.paid} second={received && formatDate(received)}>
              <Money pounds={amount} className="font-strong" />
            </Row>
          ))}
        </Rows>
      </Panel>
    </>
  );
}

/** How HMRC has the business registered, where Settings differ. */
function Registered({ isReady }: { isReady: boolean }) {
  const { data } = useVatInformation(isReady);
  if (!data || data.differs.length === 0) return null;
  const from = data.registeredFrom ? formatDate(data.registeredFrom) : '';
  return (
    <Notice
      tone="warning"
      icon={TriangleAlert}
      title={words.differs}
      action={
        <ButtonLink variant="secondary">
          <Link to={settingsPath('business')}>{words.openSettings}</Link>
        </ButtonLink>
      }
    >
      {data.differs.map((name) => (
        <p key={name}>
          {name === 'vatFrom' ? words.differsFrom(from) : words.differsScheme(data.flatRate !== null)}
        </p>
      ))}
    </Notice>
  );
}

function Liability({ type, from, to, due, original, outstanding }: Account['liabilities'][number]) {
  const isPaid = outstanding === 0;
  const period = from && to ? texts.period(from, to) : type;
  return (
    <Row
      name={period}
      second={[from && to && type, due && !isPaid && words.due(formatDate(due))].filter(Boolean).join(' · ')}
    >
      <Money pounds={isPaid ? original : outstanding} className="font-strong" />
      {isPaid && <span className="text-micro text-on-success">{words.paidAll}</span>}
      {!isPaid && outstanding !== original && (
        <span className="text-micro text-muted">{words.of(formatPounds(original))}</span>
      )}
    </Row>
  );
}
