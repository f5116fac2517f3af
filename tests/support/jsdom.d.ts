// What the tests use of it; its types are a package of others'.
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: 'text/html' | 'application/xml' })
    readonly window: { readonly document: Document }
  }
}
