/**
 * Letters whose byte means one thing in Windows-1250 (Central European) and another in Windows-1252 (Western European), with what speaks for which. The
 * patterns read the bytes as Latin-1. Umlauts, acute vowels, š and ž have the same byte in both; š and ž are common in Central European texts only.
 */
const evidence: readonly { pattern: RegExp; western: number }[] = [
  // Central: č ć before a vowel, ć after one at the end, đ, ł ą inside a word, ż before a small letter, ń without a vowel behind it.
  { pattern: /[\xe8\xe6][aeiou]/g, western: -1 },
  { pattern: /[aeiou]\xe6(?![a-z\x80-\xff])/g, western: -1 },
  { pattern: /[\xc8\xc6][aeiou]/g, western: -1 },
  { pattern: /[\xf0\xd0][a-z]|[a-z]\xf0/g, western: -1 },
  { pattern: /[\x9a\x9e\x8a\x8e]/g, western: -1 },
  { pattern: /[a-z]\xb3|\xb3[a-z]|[a-z]\xb9(?![\d])/g, western: -1 },
  { pattern: /\xbf[a-z]/g, western: -1 },
  { pattern: /\xf1(?![aeiou])/g, western: -1 },
  { pattern: /\xf8[aeiou\xed\xe1\xe9]/g, western: -1 },
  { pattern: /[a-z]\xf5(?!e)/g, western: -1 },
  // Western: à, å, œ and ç; è between consonants (č there follows a syllabic r); ñ before a vowel; ão and õe; ø without a vowel beside it; ¿ before a capital.
  { pattern: /[\xe0\xc0\xe5\xc5]/g, western: 2 },
  { pattern: /[\xe7\xc7]|\x9cu/g, western: 1 },
  { pattern: /(?<![a-z\x80-\xff])[\xe8\xf9](?![a-z\x80-\xff])/g, western: 2 },
  { pattern: /[bcdfgklmnpstvz]\xe8(?![aeiou\x80-\xff])/g, western: 1 },
  { pattern: /[bcdfghjkmnpstvz]\xe6[a-z]|(?<![a-z\x80-\xff])\xe6[bdgkln]/g, western: 1 },
  { pattern: /[\xf1\xd1][aeiou]/g, western: 1 },
  { pattern: /\xe3[oe]|\xf5e/g, western: 2 },
  { pattern: /\xf8(?![aeiou\x80-\xff])/g, western: 1 },
  { pattern: /[\xbf\xa1][A-Z]/g, western: 2 },
]

/** How much more the bytes (as Latin-1 text) look like Windows-1252 than like Windows-1250; below zero: like Windows-1250. */
export function westernEvidence(latin1: string): number {
  return evidence.reduce((sum, { pattern, western }) => sum + western * (latin1.match(pattern)?.length ?? 0), 0)
}
