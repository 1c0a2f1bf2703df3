/**
 * Stands in for `jsonschema` inside the Lambda bundles, where ElectroDB would check each entity's model with it at
 * every cold start, at a third of a handler's import time. The models do not change after the build, and every
 * test and the local stack check them with the real one.
 */
export class Validator {
  /** ElectroDB adds its formats to the prototype's; a getter puts one there. */
  get customFormats(): Record<string, unknown> {
    return {};
  }
  addSchema(): void {}
  validate(): { errors: never[] } {
    return { errors: [] };
  }
}
