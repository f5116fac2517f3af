import { createHash } from 'node:crypto'
import { slugOf } from '@/lib/text/slug'

const checksumLength = 8

/** The start of the SHA-256 of a text: the same at every import. */
export function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, checksumLength)
}

/**
 * A variant's options as the end of its SKU (docs/rules/import-export.md#shared-sku). A slug has Latin letters only, so where others are lost a checksum of the
 * options tells them apart: 'crvena-m', but 'm-084c39e3' for 'црвена' and 'M'. Empty without options.
 */
export function choiceWords(values: readonly string[]): string {
  const slug = slugOf(values.join(' '))
  return values.some(losesLetters) ? [slug, checksum(JSON.stringify(values).normalize())].filter(Boolean).join('-') : slug
}

function losesLetters(value: string): boolean {
  const letters = value.normalize().match(/[\p{L}\p{N}]/gu) ?? []
  return letters.some((letter) => slugOf(letter) === '') || (value !== '' && slugOf(value) === '')
}
