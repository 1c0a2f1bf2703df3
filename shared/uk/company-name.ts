const endings = /\b(?:ltd|limited|cyf|cyfyngedig|plc|ccc|llp|pac|cic)\.?$/i;

/**
 * True for a name with an ending that only a company's or a limited liability partnership's may have, in English or Welsh
 * (Companies Act 2006 ss. 58, 59, 65; Limited Liability Partnerships Act 2000, Sch. para. 2).
 */
export const namesCompany = (name: string): boolean => endings.test(name.trim());
