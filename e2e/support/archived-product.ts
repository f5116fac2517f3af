import postgres from 'postgres'

/** A product that the running shop sold once, as an import leaves it. Its address is one that nobody has asked for yet. */
export async function createArchivedProduct({ name, shelf }: { name: string; shelf: string }) {
  const slug = `prodavalo-se-${Date.now()}-${process.pid}`
  const sql = postgres(process.env.E2E_DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  await sql`
    with gone as (insert into products (site_id, format, sku, archived, vat_rate) values (1, 'Simple', ${slug}, true, 5) returning id, site_id),
    named as (
      insert into product_texts (product_id, language_id, site_id, name, slug)
      select gone.id, s.default_language_id, s.id, ${name}, ${slug} from gone join sites s on s.id = gone.site_id)
    insert into product_categories (product_id, category_id)
    select gone.id, t.category_id from gone join category_texts t on t.site_id = gone.site_id where t.slug = ${shelf}`
  await sql.end()
  return slug
}
