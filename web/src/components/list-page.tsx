import type { ReactNode } from 'react';

/** A list's container, edge to edge on a phone; its rows and header adapt to its width. */
export function ListPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto @container grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start pb-8 lg:pb-12 print:p-0">
      {children}
    </div>
  );
}
