/**
 * The structure of a VAT number without its prefix, by ISO country code, as the Commission publishes it for VIES
 * (ec.europa.eu/taxation_customs/vies, "VAT identification number structure"). Croatia uses the OIB (lib/croatia/oib.ts).
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
 * Whether the text has the structure of the country's VAT number, with or without prefix; spaces, dots and hyphens are ignored. Outside the EU a loose
 * pattern applies (docs/rules/checkout.md#vat-number).
 */
export function isVatNumber(text: string, iso: string): boolean {
  const structure = structures[iso]
  const plain = text.toUpperCase().replace(/[ .-]/g, '')
  if (!structure) return /^[A-Z\d/+*]{4,18}$/.test(plain)
  const prefix = prefixOf(iso)
  return structure.test(plain) || (plain.startsWith(prefix) && structure.test(plain.slice(prefix.length)))
}
