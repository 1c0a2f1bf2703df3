import { useQuery } from '@tanstack/react-query';
import { filingRoutes } from '#shared/filing/routes.ts';
import { read } from '../../../api/read.ts';

/** HMRC limits the whole app's calls: how long its answers are cached, in milliseconds. */
const goodForMs = 5 * 60 * 1000;

/** A tax year's updates: what HMRC expects and what was sent. */
export const useIncomeTaxYear = (taxYear: string) =>
  useQuery({ ...read(filingRoutes.incomeTaxYear, { params: { taxYear } }), staleTime: goodForMs });

export const useBusinesses = () =>
  useQuery({ ...read(filingRoutes.incomeTaxBusinesses, {}), staleTime: goodForMs });

/** The polling interval while HMRC calculates, in milliseconds. */
const againMs = 3000;

export const useEstimate = (taxYear: string, id: string) =>
  useQuery({
    ...read(filingRoutes.estimate, { params: { taxYear, estimateId: id } }),
    refetchInterval: ({ state }) => state.data?.amount === null && againMs,
  });
