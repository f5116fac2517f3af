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

/** A code of five digits that was typed as '10 000' or '1 0000' is stored as '10000'; the space of '110 00', as Czechs and Swedes write theirs, stays. */
export function plainPostalCode(code: string): string {
  const isSpaced = /^\d(?:\s*\d){4}$/.test(code) && !/^\d{3}\s\d{2}$/.test(code)
  return isSpaced ? code.replace(/\s/g, '') : code
}
