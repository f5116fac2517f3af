import { sql, type SQL } from 'drizzle-orm'
import { isShown } from '@/server/modules/product/price/priced-listing'

/** `from` items: the product `p` of the notice, `shown`, which has its page (a variant's parent), and the texts of both, `own` and `page`. */
export function noticedProduct(productId: SQL, { languageId }: { languageId: number | SQL }): SQL {
  return sql`products p
    left join product_variants v on v.child_id = p.id
    join products shown on shown.id = coalesce(v.parent_id, p.id) and not shown.is_variant and not shown.archived
    join product_texts own on own.product_id = p.id and own.language_id = ${languageId}
    join product_texts page on page.product_id = shown.id and page.language_id = ${languageId}
    where p.id = ${productId} and not p.archived`
}

/** Condition on `shown`: it has a price now. */
export function isPricedNow(now: Date): SQL {
  return sql`exists (select from shown_prices price where price.product_id = shown.id and ${isShown(now)})`
}
