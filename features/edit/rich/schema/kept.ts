import type { Attribute } from '@tiptap/core'
import type { RichNode } from '@/lib/api/entities/common.schema'

/** What a stored node carries beyond our rich text. The editor neither shows nor changes it. */
export type Kept = Pick<RichNode, 'attrs' | 'marks'>

/** An attribute of the editor's own: never written into the DOM, never read from a clipboard. */
export const hiddenAttribute: Partial<Attribute> = { default: null, rendered: false, parseHTML: () => null }

export const keptAttribute = { kept: { ...hiddenAttribute, keepOnSplit: false } }

/** Null where nothing has to be kept. */
export function keptOf(attrs: RichNode['attrs'], marks: RichNode['marks']): Kept | null {
  if (attrs === undefined && marks === undefined) return null
  return { ...(attrs === undefined ? {} : { attrs }), ...(marks === undefined ? {} : { marks }) }
}
