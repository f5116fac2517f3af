import type { Sheet } from '@/server/adapters/pdf/sheet'
import { page, styles } from '@/server/adapters/pdf/styles'

export function drawPageNumber({ type }: Sheet, number: number, count: number) {
  type.set(`${number} / ${count}`, { x: page.right - 60, top: 790, width: 60, style: styles.tiny, align: 'right' })
}
