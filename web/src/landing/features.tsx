import type { LucideIcon } from 'lucide-react';
import Briefcase from 'lucide-react/icons/briefcase';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import CreditCard from 'lucide-react/icons/credit-card';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Smartphone from 'lucide-react/icons/smartphone';
import UsersRound from 'lucide-react/icons/users-round';
import { claims } from './claims.ts';

const icons: readonly LucideIcon[] = [
  UsersRound,
  Briefcase,
  ReceiptText,
  ChartNoAxesColumn,
  CreditCard,
  Smartphone,
];

export function Features() {
  return (
    <section id="features" className="mx-auto max-w-6xl px-5 py-16 lg:px-8 lg:py-24">
      <h2 className="mb-8 max-w-xl text-title font-strong">
        What you need on a working day, and nothing to learn first
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {claims.features.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Briefcase;
          return (
            <li key={title} className="grid content-start gap-2 bg-surface p-6 lg:p-8">
              <span className="mb-2 grid size-11 place-items-center rounded-control bg-brand text-accent">
                <Icon aria-hidden className="size-6" />
              </span>
              <h3 className="text-large">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
