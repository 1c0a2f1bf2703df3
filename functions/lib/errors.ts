// biome-ignore lint/performance/noBarrelFile: rules of both sides throw these; the API's many importers follow in a step of their own.
export * from '#shared/kernel/refusal.ts';
