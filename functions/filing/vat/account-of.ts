import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { vrnOf } from '../vrn.ts';

/** A firm's VAT account at HMRC, and where its calls begin. Throws 409 `vatNumber` where Settings has none. */
export const accountOf = ({ business = {} }: StoredFirm): { vrn: string; base: string } => {
  const vrn = vrnOf(business);
  const message = 'Save your VAT number in Settings first';
  if (!vrn) throw conflict(message, [{ path: 'vatNumber', message }]);
  return { vrn, base: `/organisations/vat/${vrn}` };
};
