import type { nations, tenures } from '#shared/sites/kinds.ts';

/** Who a property belongs to. */
export const tenureNames: Record<(typeof tenures)[number], string> = {
  owner: 'Lived in by its owner',
  private_let: 'Let by a private landlord',
  social_let: 'Let by a council or housing association',
  holiday_let: 'Holiday let',
  business: 'Business premises',
};

/** The nation whose law applies. */
export const nationNames: Record<(typeof nations)[number], string> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  northern_ireland: 'Northern Ireland',
};
