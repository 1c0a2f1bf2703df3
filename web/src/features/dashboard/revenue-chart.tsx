import type { Analytics } from '#shared/dashboard/contract.ts';
import { formatPounds, formatWholePounds } from '#shared/money.ts';
import { Chart } from './chart.tsx';
import { chartTexts } from './chart-texts.ts';

type Months = Analytics['revenueByMonth'];

const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const at = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);

/** The payments of each of twelve months, as a column chart, and as a table for screen readers. */
export function RevenueChart({ months }: { months: Months }) {
  const most = Math.max(...months.map(({ amount }) => amount), 0);
  const best = months.find(({ amount }) => amount === most);
  if (most === 0 || !best)
    return (
      <Chart title={chartTexts.revenue}>
        <p className="text-small text-muted">{chartTexts.noRevenue}</p>
      </Chart>
    );
  return (
    <Chart title={chartTexts.revenue}>
      <div aria-hidden="true">
        <p className="text-small text-muted">
          {chartTexts.best(formatWholePounds(most), longMonth.format(at(best.month)))}
        </p>
        <Columns months={months} most={most} />
        <p className="grid grid-cols-12 pt-1 text-center text-small text-muted">
          {months.map(({ month }) => (
            <span key={month}>{shortMonth.format(at(month)).slice(0, 1)}</span>
          ))}
        </p>
      </div>
      <RevenueTable months={months} />
    </Chart>
  );
}

/** The height of the tallest column, in SVG units. */
const height = 100;

function Columns({ months, most }: { months: Months; most: number }) {
  return (
    <svg
      viewBox={`0 0 120 ${height}`}
      preserveAspectRatio="none"
      className="mt-2 block h-28 w-full border-b border-line"
    >
      <title>{chartTexts.revenue}</title>
      {months.map(({ month, amount }, index) => {
        const tall = (amount / most) * height;
        const isNow = index === months.length - 1;
        return (
          <rect
            key={month}
            x={index * 10 + 1.5}
            y={height - tall}
            width={7}
            height={tall}
            className={isNow ? 'fill-primary' : 'fill-control'}
          >
            <title>{`${longMonth.format(at(month))}: ${formatPounds(amount)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

function RevenueTable({ months }: { months: Months }) {
  const [month, amount] = chartTexts.revenueColumns;
  return (
    // On a wrapper, because a table is never narrower than its text.
    <div className="sr-only">
      <table>
        <caption>{chartTexts.revenue}</caption>
        <thead>
          <tr>
            <th scope="col">{month}</th>
            <th scope="col">{amount}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((row) => (
            <tr key={row.month}>
              <th scope="row">{longMonth.format(at(row.month))}</th>
              <td>{formatPounds(row.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
