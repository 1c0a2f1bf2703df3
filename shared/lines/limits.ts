export const lineLimits = {
  lines: 200,
  description: 500,
  unit: 20,
  quantity: 9_999.999,
  /** In pounds. */
  unitPrice: 10_000_000,
} as const;
