import type { RichNode } from '@/lib/api/entities/common.schema'

/** The text of rich text without formatting. */
export function plainText(node: RichNode): string {
  const inner = (node.content ?? []).map(plainText).join(node.type === 'doc' ? ' ' : '')
  return node.text ?? inner
}
