import type { DocumentSection, Json } from '@/lib/documents/document'

/** A section as a document holds it, but for its position. Complete enough to be published after a change of words; pictures are left to the editor. */
export type SectionExample = Omit<DocumentSection, 'pos'> & { type: string; meta: { [field: string]: Json } }

/** Rich text of plain paragraphs. */
export function paragraphs(...texts: string[]): Json {
  return { type: 'doc', content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) }
}
