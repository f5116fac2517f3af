import { fold } from '@/lib/text/fold'

type Dictionaries = {
  /** Those that are tried first anywhere (ASVS 5.0, 6.2.4). */
  common: ReadonlySet<string>
  /** What is tried first here: names of the shop and of the account's owner (ASVS 5.0, 6.2.11). */
  personal: readonly string[]
}

/** Password, in the language of the shop. */
const passwordWords = ['lozinka', 'zaporka', 'šifra']

/** Whether a password is among the first that a stranger would try: a common one, or a name with digits and signs around it. */
export function isGuessable(password: string, { common, personal: own }: Dictionaries): boolean {
  const small = password.toLowerCase()
  if (common.has(small)) return true
  if (new Set(small).size < 3) return true
  const core = normalized(small.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
  return [...passwordWords, ...own].some((word) => normalized(word).length > 2 && normalized(word) === core)
}

/** Letters and digits alone. */
function normalized(text: string) {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}
