/** Whether a postal code, spaces aside, matches its country's pattern, the source of a regular expression (docs/rules/checkout.md#postal-codes). */
export function isPostalCode(code: string, pattern: string | null | undefined): boolean {
  if (!pattern) return true
  const complete = new RegExp(`^(?:${pattern})$`)
  return complete.test(code) || complete.test(code.replace(/\s/g, ''))
}

/** The patterns of countries by ISO code, '' for those without one. */
export function zipPatternsOf(countries: readonly { iso: string; zipPattern: string | null }[]): ReadonlyMap<string, string> {
  return new Map(countries.map(({ iso, zipPattern }) => [iso, zipPattern ?? '']))
}
