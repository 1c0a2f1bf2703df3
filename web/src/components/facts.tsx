import type { ReactNode } from 'react';

/** Facts below their names: contains `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 large-text:grid-cols-1 gap-x-6 gap-y-4 p-4 lg:p-5">{children}</dl>;
}

const widths = { half: undefined, phone: 'max-sm:col-span-full', full: 'col-span-full' };

interface FactProps {
  name: string;
  /** `full` takes the whole row, `phone` only on a narrow screen. */
  width?: keyof typeof widths;
  children: ReactNode;
}

export function Fact({ name, width = 'half', children }: FactProps) {
  return (
    <div className={widths[width]}>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
