// Minimal types of jsdom for the tests.
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: 'text/html' | 'application/xml' })
    readonly window: { readonly document: Document }
  }
}
