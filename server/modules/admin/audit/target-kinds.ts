import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
import type { Scope } from '@/lib/api/endpoint'
import type { AuditScreen } from '@/lib/api/v1/admin/audit.schema'
import type { Ctx } from '@/server/core/context'
import { eventTexts } from '@/server/db/schema/calendar'
import { categoryTexts } from '@/server/db/schema/category'
import { pageTexts, postTexts, termTexts } from '@/server/db/schema/cms'
import { consents } from '@/server/db/schema/consent'
import { customers } from '@/server/db/schema/customer'
import { formEntries, forms } from '@/server/db/schema/form'
import { invoices } from '@/server/db/schema/invoice'
import { masters } from '@/server/db/schema/master'
import { media, mediaFolders } from '@/server/db/schema/media'
import { officeRuns, officeViews } from '@/server/db/schema/office'
import { orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { printRuns } from '@/server/db/schema/print'
import { privacyRequests } from '@/server/db/schema/privacy'
import { products, productTexts } from '@/server/db/schema/product'
import { releases } from '@/server/db/schema/release'
import { shipments } from '@/server/db/schema/shipment'
import { redirects } from '@/server/db/schema/site'
import { postTypes } from '@/server/db/schema/template'
import { users } from '@/server/db/schema/user'

type Site = Pick<Ctx['site'], 'id' | 'defaultLanguageId'>

/** `scope`: the right that the name needs, where it tells about a person. `rows`: `id`, `name` and `place`, the id in the address of the screen. */
type TargetKind = { screen?: AuditScreen; scope?: Scope; rows: (site: Site, ids: SQL) => SQL }

/** How targets are named and where they are seen, by kind; a kind that is not here keeps its id. */
export const targetKinds: Readonly<Record<string, TargetKind>> = {
  order: { screen: 'order', rows: named(orders, orders.number) },
  shipment: {
    screen: 'order',
    rows: (site, ids) => sql`select ${shipments.id} as id, ${orders.number} as name, ${orders.id}::text as place
      from ${shipments} join ${orders} on ${orders.id} = ${shipments.orderId} where ${orders.siteId} = ${site.id} and ${shipments.id} = ${ids}`,
  },
  invoice: { screen: 'order', rows: named(invoices, invoices.number, invoices.orderId) },
  print: { screen: 'print', rows: named(printRuns, printRuns.id) },
  product: {
    screen: 'product',
    rows: (site, ids) => sql`select distinct on (${products.id}) ${products.id} as id,
        concat_ws(' ', ${productTexts.name}, '(' || ${products.sku} || ')') as name, ${products.id}::text as place
      from ${products} left join ${productTexts} on ${productTexts.productId} = ${products.id}
      where ${products.siteId} = ${site.id} and ${products.id} = ${ids}
      order by ${products.id}, ${productTexts.languageId} = ${site.defaultLanguageId} desc`,
  },
  customer: {
    screen: 'customer',
    scope: 'customers',
    rows: (site, ids) => sql`select ${customers.id} as id, ${customers.id}::text as place,
        coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '') || ' (' || ${customers.email} || ')', ${customers.email}) as name
      from ${customers} left join ${users} on ${users.siteId} = ${customers.siteId} and ${users.email} = ${customers.email}
      where ${customers.siteId} = ${site.id} and ${customers.id} = ${ids}`,
  },
  privacyRequest: { screen: 'privacyRequest', rows: named(privacyRequests, privacyRequests.id) },
  event: { screen: 'event', rows: titled(eventTexts, eventTexts.eventId, eventTexts.title) },
  formEntry: {
    screen: 'formEntry',
    rows: (
      site,
      ids,
    ) => sql`select ${formEntries.id} as id, ${forms.title} || ' #' || ${formEntries.id} as name, ${formEntries.id}::text as place
      from ${formEntries} join ${forms} on ${forms.id} = ${formEntries.formId} where ${forms.siteId} = ${site.id} and ${formEntries.id} = ${ids}`,
  },
  consent: { screen: 'consent', rows: named(consents, consents.name, consents.uniqueNumber) },
  redirect: { screen: 'redirects', rows: named(redirects, redirects.fromPath) },
  page: { rows: titled(pageTexts, pageTexts.pageId, pageTexts.title) },
  post: { rows: titled(postTexts, postTexts.postId, postTexts.title) },
  term: { rows: titled(termTexts, termTexts.termId, termTexts.title) },
  category: { rows: titled(categoryTexts, categoryTexts.categoryId, categoryTexts.name) },
  postType: { screen: 'templates', rows: named(postTypes, postTypes.title) },
  master: { rows: named(masters, masters.title) },
  release: { rows: named(releases, releases.title) },
  media: { screen: 'media', rows: named(media, media.title) },
  mediaFolder: { screen: 'media', rows: named(mediaFolders, mediaFolders.name) },
  run: { screen: 'run', rows: named(officeRuns, officeRuns.id) },
  view: { screen: 'list', rows: named(officeViews, officeViews.name, officeViews.list) },
  mail: { screen: 'mail', rows: named(outbox, outbox.id) },
}

type OwnTable = AnyPgTable & { id: AnyPgColumn; siteId: AnyPgColumn }

/** A row is named by one of its columns; without a name of its own by its number. */
function named(table: OwnTable, name: AnyPgColumn, place: AnyPgColumn = table.id): TargetKind['rows'] {
  const shown = name === table.id ? sql`'#' || ${name}` : sql`${name}`
  return (site, ids) => sql`select ${table.id} as id, ${shown} as name, ${place}::text as place
    from ${table} where ${table.siteId} = ${site.id} and ${table.id} = ${ids}`
}

type Texts = AnyPgTable & { siteId: AnyPgColumn; languageId: AnyPgColumn }

/** The title in the site's default language, or else in another. */
function titled(texts: Texts, own: AnyPgColumn, title: AnyPgColumn): TargetKind['rows'] {
  return (site, ids) => sql`select distinct on (${own}) ${own} as id, ${title} as name, ${own}::text as place
    from ${texts} where ${texts.siteId} = ${site.id} and ${own} = ${ids}
    order by ${own}, ${texts.languageId} = ${site.defaultLanguageId} desc, ${texts.languageId}`
}
