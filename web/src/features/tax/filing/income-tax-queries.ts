import { useQuery } from '@tanstack/react-query';
import { filingRoutes } from '#shared/filing/routes.ts';
import { read } from '../../../api/read.ts';

/** HMRC takes few calls of the whole app: what it said is good for so long, in milliseconds. */
const goodForMs = 5 * 60 * 1000;

/** A tax year as HMRC wants it and as it is sent. */
export const useIncomeTaxYear = (taxYear: string) =>
  useQuery({ ...read(filingRoutes.incomeTaxYear, { params: { taxYear } }), staleTime: goodForMs });

export const useBusinesses = () =>
  useQuery({ ...read(filingRoutes.incomeTaxBusinesses, {}), staleTime: goodForMs });

/** While HMRC works it out it is asked again so often, in milliseconds. */
const againMs = 3000;

export const useEstimate = (taxYear: string, id: string) =>
  useQuery({
    ...read(filingRoutes.estimate, { params: { taxYear, estimateId: id } }),
    refetchInterval: ({ state }) => state.data?.amount === null && againMs,
  });
