import type { Buyer, Seller } from '#functions/paper/document.ts';
import type { Logo } from '#functions/paper/logo.ts';

const asAddress = ({ bytes, type }: Logo): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** The seller as the customer's page names them. `showsVat`: whether the document may show VAT (FA 2008 Sch. 41 para. 2). */
export const shownSeller = (seller: Seller, showsVat: boolean) => ({
  name: seller.name,
  legalName: seller.legalName ?? null,
  companyNumber: seller.companyNumber ?? null,
  registeredOffice: seller.registeredOffice ?? null,
  vatNumber: showsVat ? (seller.vatNumber ?? null) : null,
  address: seller.address ?? null,
  phone: seller.phone ?? null,
  email: seller.email ?? null,
  colour: seller.colour ?? null,
  logo: seller.logo ? asAddress(seller.logo) : null,
});

export const shownClient = ({ name, address }: Buyer) => ({ name, address: address ?? null });
