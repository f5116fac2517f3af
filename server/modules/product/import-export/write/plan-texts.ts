import { isDeepStrictEqual } from 'node:util'
import type { TextRow } from '@/server/modules/product/import-export/catalogue/current'
import { extraWordsIn } from '@/server/modules/product/import-export/catalogue/keywords'
import type { TextFacts } from '@/server/modules/product/import-export/record'
import { allowedOnly } from '@/server/modules/product/import-export/rich-text/allowed'
import { sameRichText } from '@/server/modules/product/import-export/rich-text/cell'

export type TextPlan = { row: TextRow; changed: (keyof TextFacts)[] }

type Planning = {
  current: TextRow | undefined
  said: Partial<TextFacts>
  /** Whether attributes changed, and with them the derived keywords. */
  isRetagged: boolean
  /** The derived keywords before and after. */
  keywords: { before: string; after: string }
}

/** The new text row of a language; null when unchanged. */
export function planText({ current, said, isRetagged, keywords }: Planning, empty: TextRow): TextPlan | null {
  const row = current ?? empty
  const extra = extraWordsIn(row.keywords, keywords.before)
  const changed = current === undefined ? [...keysOf(said)] : keysOf(said).filter((key) => isChanged(key, said, row, extra))
  if (current !== undefined && changed.length === 0 && !isRetagged) return null
  const changes: Partial<TextFacts> = Object.fromEntries(changed.map((key) => [key, said[key]]))
  const { extraWords, description, ...values } = changes
  const hasNewKeywords = current === undefined || isRetagged || extraWords !== undefined
  return {
    row: {
      ...row,
      ...values,
      ...(description ? { description: allowedOnly(description) } : {}),
      ...(hasNewKeywords ? { keywords: [keywords.after, ...(extraWords ?? extra)].join(' ') } : {}),
    },
    changed,
  }
}

/** A cell cannot express surrounding spaces, nor tell an empty text from null. */
function normalizeText(text: string | null | undefined): string | null {
  return text?.trim() || null
}

function keysOf(said: Partial<TextFacts>): (keyof TextFacts)[] {
  const all = ['name', 'slug', 'summary', 'description', 'seoTitle', 'seoDescription', 'extraWords'] as const
  return all.filter((key) => said[key] !== undefined)
}

function isChanged(key: keyof TextFacts, said: Partial<TextFacts>, row: TextRow, extra: string[]): boolean {
  switch (key) {
    case 'description':
      return (
        said.description !== undefined &&
        ![said.description, allowedOnly(said.description)].some((doc) => sameRichText(doc, row.description))
      )
    case 'extraWords':
      return !isDeepStrictEqual([...new Set(said.extraWords)].sort(), [...extra].sort())
    case 'name':
    case 'slug':
    case 'summary':
    case 'seoTitle':
    case 'seoDescription':
      return normalizeText(said[key]) !== normalizeText(row[key])
  }
  return key satisfies never
}
