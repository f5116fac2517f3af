import { fold } from '@/lib/text/fold'

type Dictionaries = {
  /** Common passwords (ASVS 5.0, 6.2.4). */
  common: ReadonlySet<string>
  /** Names of the shop and the owner (ASVS 5.0, 6.2.11). */
  personal: readonly string[]
}

/** 'Password' in Croatian. */
const passwordWords = ['lozinka', 'zaporka', 'šifra']

/** docs/rules/accounts.md#guessable-password */
export function isGuessable(password: string, { common, personal }: Dictionaries): boolean {
  const small = password.toLowerCase()
  if (common.has(small)) return true
  if (new Set(small).size < 3) return true
  const core = normalized(small.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
  return [...passwordWords, ...personal].some((word) => normalized(word).length > 2 && normalized(word) === core)
}

/** Letters and digits only, folded. */
function normalized(text: string) {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}
