/** `path`: of the endpoint. */
export type ApiCall = { path: string; input: unknown }

/** The parts of an input that name one of several records on a screen; other ids are choices, such as a delivery method. */
const recordNames = ['id', 'itemId', 'productId', 'lineId', 'fileId', 'invoiceId', 'slug', 'orderSlug']

/** What a call is about: its path and record. A retry with other values is about the same (docs/rules/forms.md#toast-retry). */
export function callTarget({ path, input }: ApiCall): string {
  const values = new Map<string, unknown>(Object.entries(Object(input)))
  const named = recordNames.filter((name) => values.has(name)).map((name) => `${name}=${String(values.get(name))}`)
  return [path, ...named].join(' ')
}
