import type { Pdf } from '@/server/adapters/pdf/pdf'
import { page, styles } from '@/server/adapters/pdf/styles'

export function drawPageNumber({ type }: Pdf, number: number, count: number) {
  type.set(`${number} / ${count}`, { x: page.right - 60, top: 790, width: 60, style: styles.tiny, align: 'right' })
}
