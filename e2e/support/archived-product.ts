import postgres from 'postgres'

/** Writes an archived product as an import leaves it. No cache knows its address yet. */
export async function createArchivedProduct({ name, category }: { name: string; category: string }) {
  const slug = `prodavalo-se-${Date.now()}-${process.pid}`
  const sql = postgres(process.env.E2E_DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  await sql`
    with archived as (insert into products (site_id, format, sku, archived, vat_rate) values (1, 'Simple', ${slug}, true, 5) returning id, site_id),
    named as (
      insert into product_texts (product_id, language_id, site_id, name, slug)
      select archived.id, s.default_language_id, s.id, ${name}, ${slug} from archived join sites s on s.id = archived.site_id)
    insert into product_categories (product_id, category_id)
    select archived.id, t.category_id from archived join category_texts t on t.site_id = archived.site_id where t.slug = ${category}`
  await sql.end()
  return slug
}
