/** The kinds of property, the tenures, and the nations whose law applies. */
export const siteKinds = ['house', 'flat', 'hmo', 'commercial', 'communal', 'other'] as const;
export const tenures = ['owner', 'private_let', 'social_let', 'holiday_let', 'business'] as const;
export const nations = ['england', 'wales', 'scotland', 'northern_ireland'] as const;

export const contactRoles = ['tenant', 'agent', 'landlord', 'keyholder', 'caretaker', 'other'] as const;

export const applianceKinds = [
  ...(['boiler', 'fire', 'hob', 'oven', 'cooker', 'water_heater', 'cylinder', 'oil_boiler'] as const),
  ...(['consumer_unit', 'smoke_alarm', 'heat_alarm', 'co_alarm', 'portable', 'other'] as const),
] as const;
export const fuels = ['ng', 'lpg', 'oil', 'electric', 'solid', 'none'] as const;
export const flues = ['open', 'room_sealed', 'flueless'] as const;
export const applianceOwners = ['landlord', 'tenant', 'customer'] as const;

export const contactsPerSite = 10;
export const appliancesPerSite = 60;

/** How many days ahead what is due at a property counts as due soon. */
export const soonDays = 60;
