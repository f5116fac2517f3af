import { sql, type SQL } from 'drizzle-orm'
import { languageCodes, routing, type Locale } from '@/lib/i18n/routing'
import { localPath } from '@/lib/routing/links'
import type { SitemapType } from '@/lib/routing/sitemap'
import type { Ctx } from '@/server/core/context'
import { authorRows } from '@/server/modules/product/catalogue/authors'

const maxPicturesPerProduct = 10

/** The rows of all open languages of the site, with their `locale`. Those of one record have its `id` (docs/rules/storefront.md#locales). */
export function sitemapRows(ctx: Pick<Ctx, 'site' | 'now'>, type: SitemapType): SQL {
  const { languages, defaultLanguageId, openLocales } = ctx.site
  const rows = openLocales.flatMap((locale) => {
    const language = languages.find(({ id, code }) =>
      locale === routing.defaultLocale ? id === defaultLanguageId : code === languageCodes[locale],
    )
    return language ? [sql`select own.*, ${locale}::text as locale from (${rowsOf({ ...ctx, language }, type, locale)}) own`] : []
  })
  return sql.join(rows, sql` union all `)
}

/**
 * Rows of one sitemap type in one language: `id`, `kind` and `slug` (for lib/routing/links.ts), `updated_at`, `media_ids`. A list page is row 0 and changed
 * with its newest entry; a post's date is its publication (docs/rules/content.md#sitemap-content).
 */
function rowsOf({ site, language, now }: Pick<Ctx, 'site' | 'language' | 'now'>, type: SitemapType, locale: Locale): SQL {
  const own = sql`t.site_id = ${site.id} and t.language_id = ${language.id}`
  const at = sql`${now().toISOString()}::timestamptz`
  // A product without a current price has no page.
  const isOnSale = sql`
    not p.archived and not p.is_variant
    and exists (select 1 from shown_prices s where s.product_id = p.id and s.from_at <= ${at} and (s.until_at is null or s.until_at > ${at}))`
  switch (type) {
    case 'pages':
      return sql`
        select p.id, 'page' as kind, t.slug, t.updated_at, '{}'::int[] as media_ids
        from page_texts t join pages p on p.id = t.page_id
        where ${own} and p.archived_at is null and t.published_version_id is not null`
    case 'posts':
      return sql`
        select p.id, 'post' as kind, t.slug, p.published_at as updated_at, array_remove(array[p.media_id], null) as media_ids
        from post_texts t join posts p on p.id = t.post_id
        where ${own} and t.is_published and p.archived_at is null and p.published_at <= ${at}`
    case 'blog-categories':
      return sql`
        ${listPageRow(localPath('/blog', '', locale), sql`(select max(p.published_at) from posts p where p.site_id = ${site.id} and p.archived_at is null and p.published_at <= ${at})`)}
        union all
        select c.id, 'category', t.slug,
          (
            select max(p.published_at) from post_terms own join posts p on p.id = own.post_id
            where own.term_id = c.id and p.archived_at is null and p.published_at <= ${at}
          ),
          array_remove(array[c.media_id], null)
        from term_texts t join terms c on c.id = t.term_id
        where ${own} and t.type = 'category'`
    case 'categories':
      return sql`
        with recursive within as (
          select id as root_id, id from categories where site_id = ${site.id}
          union
          select within.root_id, c.id from within join categories c on c.parent_id = within.id
        ), changed as (
          select within.root_id, max(p.updated_at) as at
          from within join product_categories pc on pc.category_id = within.id join products p on p.id = pc.product_id
          where ${isOnSale}
          group by within.root_id
        )
        ${listPageRow(localPath('/shop', '', locale), sql`(select max(p.updated_at) from products p where p.site_id = ${site.id} and ${isOnSale})`)}
        union all
        select c.id, 'productCategory', t.slug, greatest(c.created_at, changed.at), array_remove(array[c.image_id], null)
        from category_texts t join categories c on c.id = t.category_id
        left join changed on changed.root_id = c.id
        where ${own}`
    case 'authors':
      return sql`
        select author.id, 'route' as kind, ${localPath('/author/[slug]', '', locale)} || author.slug as slug,
          (
            select max(p.updated_at) from product_attributes own join products p on p.id = own.product_id
            where own.value_id = author.id and ${isOnSale}
          ) as updated_at,
          '{}'::int[] as media_ids
        from (${authorRows({ site, language, now }, sql`true`)}) author`
    case 'products':
      return sql`
        select p.id, 'product' as kind, t.slug, p.updated_at,
          array(select media_id from product_media where product_id = p.id order by position, media_id limit ${maxPicturesPerProduct}) as media_ids
        from product_texts t join products p on p.id = t.product_id
        where ${own} and ${isOnSale}`
    case 'events':
      return sql`
        ${listPageRow(localPath('/events', '', locale), sql`(select max(e.updated_at) from events e where e.site_id = ${site.id} and e.archived_at is null and e.ends_at > ${at})`)}
        union all
        select e.id, 'event', e.id::text, e.updated_at, array_remove(array[e.media_id], null)
        from event_texts t join events e on e.id = t.event_id
        where ${own} and e.archived_at is null and e.ends_at > ${at}`
  }
  return type satisfies never
}

function listPageRow(path: string, updatedAt: SQL): SQL {
  return sql`select 0 as id, 'route' as kind, ${path} as slug, ${updatedAt} as updated_at, '{}'::int[] as media_ids`
}

/** The paths of pictures in order, each in its widest file. */
export function widestPicturePaths(mediaIds: SQL): SQL {
  return sql`array(
    select coalesce(
      (select r.path from media_renditions r where r.media_id = m.id and r.name like 'w%' order by r.width desc limit 1),
      m.path
    )
    from unnest(${mediaIds}) with ordinality as own(id, position)
    join media m on m.id = own.id and m.width is not null
    order by own.position
  )`
}
