import { isAllowedHref } from '@/lib/routing/allowed-href'

/** The address that a person typed, or null if it is none: a bare host gets `https://`, an e-mail address `mailto:`. */
export function addressOf(typed: string): string | null {
  const address = typed.replaceAll(/\p{Cc}/gu, '').trim()
  if (/\s/.test(address) && !/^(?:mailto|tel):/i.test(address)) return null
  if (isAllowedHref(address)) return address
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]\S*)?$/u.test(address) ? `https://${address}` : null
}
