import { type QueryKey, useQuery } from '@tanstack/react-query';

export interface Paper {
  name: string;
  href: string;
  /** The PDF itself, as a query; its key must hold all that it depends on. */
  query: { queryKey: QueryKey; queryFn: () => Promise<Blob> };
}

const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The PDF that goes with a letter, asked for as the letter opens: then it can be handed on within the press that asks for it. */
export const useAttached = (paper: Paper | null) => {
  const { data: pdf } = useQuery({
    queryKey: paper?.query.queryKey ?? ['no paper'],
    queryFn: () => paper?.query.queryFn() ?? Promise.reject(new Error('There is no paper')),
    enabled: paper !== null,
    retry: false,
    staleTime: Infinity,
  });
  return paper && { name: paper.name, href: paper.href, pdf, size: pdf ? sizeWords(pdf.size) : null };
};

export type Attached = NonNullable<ReturnType<typeof useAttached>>;
