import Check from 'lucide-react/icons/check';
import { product } from '#shared/product.ts';
import { CallToAction } from './call-to-action.tsx';
import { claims } from './claims.ts';

export function Pricing() {
  return (
    <section id="pricing" className="mx-auto max-w-6xl px-5 pb-16 max-[15rem]:px-2 lg:px-8 lg:pb-24">
      <div className="on-brand grid gap-10 max-lg:grid-cols-[minmax(0,1fr)] rounded-sheet border border-brand-line bg-brand px-6 py-10 text-on-brand max-[15rem]:px-4 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] lg:px-12 lg:py-14">
        <div className="grid content-start gap-6">
          <div>
            <h2 className="text-title font-strong">{claims.pricing.title}</h2>
            <p className="mt-1 text-on-brand-muted">{product.plan.name}</p>
          </div>
          <p className="flex items-baseline gap-3">
            <span className="text-display font-strong tracking-tight">{product.plan.priceLabel}</span>
            <span className="text-large text-on-brand-muted">per month</span>
          </p>
          <CallToAction dark />
          <p className="text-small text-on-brand-muted">{claims.trial}</p>
        </div>
        <ul className="grid grid-cols-[minmax(0,1fr)] content-center gap-4 border-brand-line max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-12">
          {claims.pricing.included.map((line) => (
            <li key={line} className="flex items-center gap-3.5">
              <span className="grid size-7 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
                <Check aria-hidden strokeWidth={3} className="size-4" />
              </span>
              {line}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
