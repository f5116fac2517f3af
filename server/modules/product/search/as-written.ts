import { fold } from '@/lib/text/fold'

/** Folded words as the texts write them, in lower case; a word that no text contains stays as it is. */
export function asWritten(words: readonly string[], texts: readonly string[]): string[] {
  const written = new Map<string, string>()
  for (const text of texts)
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      const folded = fold(word)
      if (!written.has(folded)) written.set(folded, word)
    }
  return words.map((word) => written.get(word) ?? word)
}
