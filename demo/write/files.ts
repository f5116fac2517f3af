import { sql } from 'drizzle-orm'
import { productFiles } from '@/server/db/schema/after-sale'
import { storeContent } from '@/server/modules/product/files/file-contents'
import { ebook } from '@/demo/art/ebook'
import type { SeedContext } from './seed-context'

type Row = { id: number; name: string; slug: string; summary: string }

/** Writes one small e-book for each e-product. */
export async function writeFiles({ tx, languageId, nextId }: SeedContext) {
  const books = await tx.execute<Row>(sql`
    select p.id, t.name, t.slug, t.summary from products p
    join product_texts t on t.product_id = p.id and t.language_id = ${languageId}
    where p.format = 'EProduct' order by p.id`)
  for (const { id: productId, name, slug, summary } of books) {
    const content = ebook({ title: name, id: slug, text: summary })
    const id = nextId('product_files')
    const file = {
      id,
      productId,
      name: `${slug}.epub`,
      mediaType: 'application/epub+zip',
      size: content.length,
      hash: await storeContent(tx, content),
    }
    await tx.insert(productFiles).values(file)
  }
}
