/** Maximum text lengths, in characters. */
export const textLimits = {
  name: 200,
  email: 254,
  phone: 40,
  address: 500,
  longText: 10_000,
  location: 255,
  code: 64,
  url: 2_048,
} as const;

/** The most rows on one page, and the default unless `?limit` asks for fewer. */
export const pageRows = 200;

/** The largest amount of money a field holds, in pounds (decimal 10,2). */
export const maxPounds = 99_999_999.99;

/** The most hours a field holds (decimal 5,2). */
export const maxHours = 999.99;

const dayMs = 24 * 60 * 60 * 1000;

/** How long a call is remembered under its `Idempotency-Key`, in milliseconds: longer if it can be queued offline. */
export const idempotencyMs = { usual: dayMs, queued: 35 * dayMs } as const;

/** How far ahead a browser's clock may be when it chooses an id, in milliseconds. */
export const idAheadMs = dayMs;

/** Mails a day that a user on trial may send through the platform's own sender. */
export const trialMailsPerDay = 20;

/** The largest image upload, in bytes: 4 MB. */
export const maxUploadBytes = 4 * 1024 * 1024;

/** The most pixels in an uploaded image. */
export const maxPixels = 100_000_000;

export const photosPerJob = 60;
/** The most bytes of a photo's thumbnail, and pixels on a side. */
export const thumbnailLimits = { bytes: 24 * 1024, pixels: 320 } as const;

/** One page of them. */
export const notesPerJob = 200;

export const certificatesPerJob = 20;

export const paymentsPerInvoice = 60;

/** The largest logo, in bytes and pixels: every PDF embeds it. */
export const logoLimits = { bytes: 1024 * 1024, height: 400, width: 1600 } as const;

/** Receipts that a user may have scanned per day: each costs us money. `measuring` is for the one account that may be named for it. */
export const scansPerDay = { trial: 30, subscribed: 300, measuring: 10_000 } as const;

/** How long we remember that a mailbox had its free trial. */
export const trialMemoryMonths = 24;
