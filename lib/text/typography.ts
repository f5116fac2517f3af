/** Enclitics belong to the word before them; other short words to the word after. */
const enclitics = new Set(['se', 'je', 'su', 'li', 'će', 'bi', 'ga', 'mu', 'me', 'te', 'mi', 'ti', 'ih', 'im', 'ju'])

const nonBreaking = '\u00a0'

/** Croatian typography: no line ends with 's', 'u', 'i', 'na', so words of one or two letters get a non-breaking space after them. For titles and short texts. */
export function nonBreakingShortWords(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])(\p{L}{1,2}) (?=\S)/gu, (whole, word: string) =>
    enclitics.has(word.toLowerCase()) ? whole : `${word}${nonBreaking}`,
  )
}

/** A text that was shown with `nonBreakingShortWords` and edited there, as it is stored: `before` is what was stored. One that has non-breaking spaces itself keeps them. */
export function withoutNonBreaking(text: string, before: string): string {
  return before.includes(nonBreaking) ? text : text.replaceAll(nonBreaking, ' ')
}

/** Keeps a range of numbers and its unit on one line: '1 – 3 radna' dana. */
export function nonBreakingRanges(text: string): string {
  return text.replaceAll(/(?<=\d) – (?=\d)/g, `${nonBreaking}–${nonBreaking}`).replaceAll(/(?<=–\u00a0\d+) (?=\p{L})/gu, nonBreaking)
}
