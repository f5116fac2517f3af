/**
 * What stands behind the prefix of a VAT number, by the ISO code of the country: the structures that the Commission publishes for VIES
 * (ec.europa.eu/taxation_customs/vies, "VAT identification number structure"). Croatia's is the OIB, lib/croatia/oib.ts.
 */
const structures: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** Greece is the one country whose prefix is not its ISO code. */
const prefixOf = (iso: string) => (iso === 'GR' ? 'EL' : iso)

/**
 * Whether this is shaped as a VAT number of the country, with or without its prefix; spaces, dots and hyphens do not count. A country outside
 * the Union has no such number, so there anything passes that looks like a company's number at all.
 */
export function isVatNumber(text: string, iso: string): boolean {
  const structure = structures[iso]
  const plain = text.toUpperCase().replace(/[ .-]/g, '')
  if (!structure) return /^[A-Z\d/+*]{4,18}$/.test(plain)
  const prefix = prefixOf(iso)
  return structure.test(plain) || (plain.startsWith(prefix) && structure.test(plain.slice(prefix.length)))
}
