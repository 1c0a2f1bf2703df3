import { type QueryKey, useQuery } from '@tanstack/react-query';

export interface Paper {
  name: string;
  href: string;
  /** The query of the PDF; its key must include everything it depends on. */
  query: { queryKey: QueryKey; queryFn: () => Promise<Blob> };
}

const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The attached PDF, fetched when the email opens, so that it can be shared within the press. */
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
