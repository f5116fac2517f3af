import type { RichNode } from '@/lib/api/entities/common.schema'

// Silent reading of Croatian prose.
const wordsPerMinute = 190

/** Whole minutes, at least one. */
export function readingMinutes(doc: RichNode): number {
  return Math.max(1, Math.round(countWords(doc) / wordsPerMinute))
}

function countWords(node: RichNode): number {
  const own = node.text?.split(/\s+/).filter(Boolean).length ?? 0
  return (node.content ?? []).reduce((sum, child) => sum + countWords(child), own)
}
