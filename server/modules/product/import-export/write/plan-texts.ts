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
  /** Whether the product has other attributes now, so that its derived words change. */
  isRetagged: boolean
  /** The derived words before and after. */
  keywords: { before: string; after: string }
}

/** A language's text as it shall be; null when nothing about it changes. */
export function planText({ current, said, isRetagged, keywords }: Planning, empty: TextRow): TextPlan | null {
  const row = current ?? empty
  const extra = extraWordsIn(row.keywords, keywords.before)
  const changed = current === undefined ? [...keysOf(said)] : keysOf(said).filter((key) => isNew(key, said, row, extra))
  if (current !== undefined && changed.length === 0 && !isRetagged) return null
  const given: Partial<TextFacts> = Object.fromEntries(changed.map((key) => [key, said[key]]))
  const { extraWords, description, ...values } = given
  const hasOtherWords = current === undefined || isRetagged || extraWords !== undefined
  return {
    row: {
      ...row,
      ...values,
      ...(description ? { description: allowedOnly(description) } : {}),
      ...(hasOtherWords ? { keywords: [keywords.after, ...(extraWords ?? extra)].join(' ') } : {}),
    },
    changed,
  }
}

/** A cell cannot tell spaces around a text, nor an empty text from none. */
function wordsOnly(text: string | null | undefined): string | null {
  return text?.trim() || null
}

function keysOf(said: Partial<TextFacts>): (keyof TextFacts)[] {
  const all = ['name', 'slug', 'summary', 'description', 'seoTitle', 'seoDescription', 'extraWords'] as const
  return all.filter((key) => said[key] !== undefined)
}

function isNew(key: keyof TextFacts, said: Partial<TextFacts>, row: TextRow, extra: string[]): boolean {
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
      return wordsOnly(said[key]) !== wordsOnly(row[key])
  }
  return key satisfies never
}
