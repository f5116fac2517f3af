import { sql, type SQL } from 'drizzle-orm'

/** Which variants are sold, each with its parent. */
export const soldVariants = sql`(select pv.child_id, pv.parent_id from product_variants pv join products c on c.id = pv.child_id and not c.archived)`

/** The same of parents that have a text in this language. */
export function soldVariantsIn(languageId: number): SQL {
  return sql`(
    select sold.child_id, sold.parent_id from ${soldVariants} sold
    join product_texts parent on parent.product_id = sold.parent_id and parent.language_id = ${languageId})`
}
