import { isDeepStrictEqual } from 'node:util'
import { RichNode } from '@/lib/api/entities/common.schema'
import type { TextRow } from '@/server/modules/product/import-export/stored/stored-product'
import { extraKeywords } from '@/server/modules/product/import-export/stored/keywords'
import type { TextFields } from '@/server/modules/product/import-export/record/record'
import { sanitizeRichText } from '@/server/modules/cms/rich-text/sanitize'

export type TextChange = { row: TextRow; changed: (keyof TextFields)[] }

type TextDiff = {
  current: TextRow | undefined
  requested: Partial<TextFields>
  /** Whether attributes changed, and with them the derived keywords. */
  hasNewAttributes: boolean
  /** The derived keywords before and after. */
  keywords: { before: string; after: string }
}

/** The new text row of a language; null when unchanged. */
export function diffText({ current, requested, hasNewAttributes, keywords }: TextDiff, empty: TextRow): TextChange | null {
  const row = current ?? empty
  const extra = extraKeywords(row.keywords, keywords.before)
  if (requested.extraWords) requested = { ...requested, extraWords: extraKeywords(requested.extraWords.join(' '), keywords.after) }
  const changed = current === undefined ? [...keysOf(requested)] : keysOf(requested).filter((key) => isChanged(key, requested, row, extra))
  if (current !== undefined && changed.length === 0 && !hasNewAttributes) return null
  const changes: Partial<TextFields> = Object.fromEntries(changed.map((key) => [key, requested[key]]))
  const { extraWords, description, ...values } = changes
  const hasNewKeywords = current === undefined || hasNewAttributes || extraWords !== undefined
  return {
    row: {
      ...row,
      ...values,
      ...(description ? { description: sanitizeRichText(description, RichNode.safeParse(row.description).data) } : {}),
      ...(hasNewKeywords ? { keywords: [keywords.after, ...(extraWords ?? extra)].join(' ') } : {}),
    },
    changed,
  }
}

/** A cell cannot express surrounding spaces, nor tell an empty text from null. */
function normalizeText(text: string | null | undefined): string | null {
  return text?.trim() || null
}

function keysOf(requested: Partial<TextFields>): (keyof TextFields)[] {
  const all = ['name', 'slug', 'summary', 'description', 'seoTitle', 'seoDescription', 'extraWords'] as const
  return all.filter((key) => requested[key] !== undefined)
}

function isChanged(key: keyof TextFields, requested: Partial<TextFields>, row: TextRow, extra: string[]): boolean {
  switch (key) {
    case 'description':
      return (
        requested.description !== undefined &&
        ![requested.description, sanitizeRichText(requested.description, RichNode.safeParse(row.description).data)].some((doc) =>
          isDeepStrictEqual(doc, row.description),
        )
      )
    case 'extraWords':
      return !isDeepStrictEqual([...new Set(requested.extraWords)].sort(), [...extra].sort())
    case 'name':
    case 'slug':
    case 'summary':
    case 'seoTitle':
    case 'seoDescription':
      return normalizeText(requested[key]) !== normalizeText(row[key])
  }
  return key satisfies never
}
