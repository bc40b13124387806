/** The package has no types of its own; this is what we use of it. */
declare module '@adobe/structured-data-validator' {
  // biome-ignore lint/style/noDefaultExport: as the package has it
  export default class Validator {
    validate(extracted: {
      readonly jsonld: { readonly [type: string]: unknown };
    }): Promise<readonly { readonly issueMessage: string; readonly severity: string; readonly path: unknown }[]>;
  }
}
