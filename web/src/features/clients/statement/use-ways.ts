import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { letterTexts } from '../../../forms/letter/texts.ts';
import type { Ways } from '../../../forms/letter/use-ways.ts';
import { statementTexts as texts } from './texts.ts';

/** The ways to deliver a statement other than by email. */
export const useStatementWays = (id: number, phone: string | null): Ways => {
  const { mutateAsync } = useCall(invoicesRoutes.statementLink, { failure: letterTexts.linkFailed });
  return {
    makeLink: async () => (await mutateAsync({ params: { id } })).url,
    phone,
    words: texts.byPhone,
  };
};
