/** Enclitics lean on the word before them; every other short word leans on the one after. */
const enclitics = new Set(['se', 'je', 'su', 'li', 'će', 'bi', 'ga', 'mu', 'me', 'te', 'mi', 'ti', 'ih', 'im', 'ju'])

const nonBreaking = '\u00a0'

/**
 * Croatian typography: a line does not end with 's', 'u', 'i', 'na' and the like, so a word of one or two letters is tied to the next. For
 * titles and short texts, where a break shows.
 */
export function nonBreakingShortWords(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])(\p{L}{1,2}) (?=\S)/gu, (whole, word: string) =>
    enclitics.has(word.toLowerCase()) ? whole : `${word}${nonBreaking}`,
  )
}

/** A range of numbers stays on one line, with the word it counts: '1 – 3 radna' dana. */
export function nonBreakingRanges(text: string): string {
  return text.replaceAll(/(?<=\d) – (?=\d)/g, `${nonBreaking}–${nonBreaking}`).replaceAll(/(?<=–\u00a0\d+) (?=\p{L})/gu, nonBreaking)
}
