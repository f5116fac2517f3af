import type { z } from 'zod'

/** Of a field that is missing or empty. */
export const requiredText = 'Ovo je polje obavezno.'

/**
 * What is wrong with a field, for people, where its schema says nothing itself (docs/rules/platform.md#input-errors). zod's own texts are English and name
 * types of a programming language.
 */
export function issueText(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || isEmptyChoice(issue)) return requiredText
  switch (issue.code) {
    case 'invalid_type':
      return typeTexts[issue.expected] ?? 'Neispravna vrijednost.'
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return `${amountOf(issue.origin, 'Najveć')} ${issue.maximum}.`
    case 'invalid_format':
      return formatTexts[issue.format] ?? 'Oblik nije ispravan.'
    case 'not_multiple_of':
      return issue.divisor === 0.01 ? 'Najviše dvije decimale.' : `Vrijednost mora biti višekratnik broja ${issue.divisor}.`
    case 'invalid_value':
      return `Dopuštene vrijednosti: ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return 'Nepoznato polje.'
    default:
      return 'Neispravna vrijednost.'
  }
}

/** Forms send null for an empty text or choice; where a number, a list or an object belongs it is a wrong value. */
function isEmptyChoice(issue: z.core.$ZodRawIssue): boolean {
  return issue.input === null && (issue.code !== 'invalid_type' || issue.expected === 'string')
}

const typeTexts: Record<string, string> = {
  number: 'Vrijednost mora biti broj.',
  int: 'Vrijednost mora biti cijeli broj.',
  string: 'Vrijednost mora biti tekst.',
  boolean: 'Vrijednost mora biti true ili false.',
  array: 'Vrijednost mora biti popis.',
  object: 'Vrijednost mora biti objekt.',
  record: 'Vrijednost mora biti objekt.',
}

const formatTexts: Record<string, string> = {
  email: 'Adresa e-pošte nije ispravna.',
  url: 'Internetska adresa nije ispravna.',
  datetime: 'Vrijeme nije ispravno. Oblik je 2026-05-31T12:00:00Z.',
  date: 'Datum nije ispravan. Oblik je 2026-05-31.',
}

type TooSmall = Pick<z.core.$ZodIssueTooSmall, 'origin' | 'minimum' | 'inclusive'>

function tooSmall({ origin, minimum, inclusive }: TooSmall): string {
  if (origin === 'string' && minimum === 1) return requiredText
  if (inclusive === false) return `Vrijednost mora biti veća od ${minimum}.`
  return `${amountOf(origin, 'Najmanj')} ${minimum}.`
}

/** `stem` without its ending, which agrees with the noun. */
function amountOf(origin: string, stem: 'Najmanj' | 'Najveć'): string {
  if (origin === 'string') return `${stem}i broj znakova:`
  if (origin === 'array' || origin === 'set') return `${stem}i broj stavki:`
  return `${stem}a vrijednost:`
}
