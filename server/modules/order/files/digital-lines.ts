import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import type { orderLines } from '@/server/db/schema/order'
import { products } from '@/server/db/schema/product'
import { lineContents } from './order-files'

type Line = Pick<typeof orderLines.$inferSelect, 'id' | 'productId' | 'options'>

/** The ids of the digital lines: a file, or a bundle whose parts all are. A bundle with goods can be returned even after a download. */
export async function findDigitalLines(db: Tx, lines: readonly Line[]): Promise<ReadonlySet<number>> {
  const ids = [...new Set(lines.flatMap((line) => [...lineContents(line).keys()]))]
  const among = and(inArray(products.id, ids), eq(products.format, 'EProduct'))
  const rows = ids.length === 0 ? [] : await db.select({ id: products.id }).from(products).where(among)
  const digital = new Set(rows.map(({ id }) => id))
  return new Set(lines.filter((line) => isDigital(line, digital)).map(({ id }) => id))
}

function isDigital(line: Line, digital: ReadonlySet<number>) {
  const parts = [...lineContents(line).keys()].filter((id) => id !== line.productId)
  return parts.length > 0 ? parts.every((id) => digital.has(id)) : digital.has(line.productId)
}
