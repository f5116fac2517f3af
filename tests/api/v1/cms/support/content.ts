import { eq } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { events, eventTexts } from '@/server/db/schema/calendar'
import * as cms from '@/server/db/schema/cms'
import { media, mediaRenditions } from '@/server/db/schema/media'
import { daysAgo } from '@/tests/support/factories'

const own = { siteId: 1, languageId: 41 } as const

let last = 0

/** A picture with two renditions; its alt text holds its number. */
export async function createPicture({ alt = 'Lampa' }: { alt?: string } = {}) {
  const { db } = database()
  const n = ++last
  const names = { title: alt, displayName: alt, originalName: `${n}.svg`, extension: 'webp', mime: 'image/webp' }
  const id = first(
    await db
      .insert(media)
      .values({
        siteId: 1,
        driveId: `d${n}`,
        alt,
        ...names,
        size: 10,
        hash: `h${n}`,
        width: 1600,
        height: 1000,
        path: `p${n}/w1280.webp`,
        colour: '#123456',
      })
      .returning({ id: media.id }),
  )
  const widths = [640, 1280]
  await db
    .insert(mediaRenditions)
    .values(
      widths.map((width) => ({ mediaId: id, name: `w${width}`, width, height: (width * 5) / 8, path: `p${n}/w${width}.webp`, bytes: 5 })),
    )
  return { id, path: `/media/p${n}` }
}

type PageOptions = { slug: string; title?: string; sections?: Record<string, object>; published?: boolean; archived?: boolean }

/** A page with one version, published by default. */
export async function createPage({ slug, title = slug, sections = {}, published = true, archived = false }: PageOptions) {
  const { db } = database()
  const pageId = first(
    await db
      .insert(cms.pages)
      .values({ siteId: 1, archivedAt: archived ? daysAgo(1) : null })
      .returning({ id: cms.pages.id }),
  )
  const textId = first(
    await db
      .insert(cms.pageTexts)
      .values({ ...own, pageId, slug, title })
      .returning({ id: cms.pageTexts.id }),
  )
  const versionId = await addVersion(textId, { number: 1, sections })
  if (published) await publish(textId, versionId)
  return { id: pageId, textId }
}

export async function addVersion(pageTextId: number, { number, sections }: { number: number; sections: Record<string, object> }) {
  const doc = { v: 1, sections }
  return first(
    await database()
      .db.insert(cms.pageVersions)
      .values({ pageTextId, number, doc, reason: 'import' })
      .returning({ id: cms.pageVersions.id }),
  )
}

async function publish(textId: number, versionId: number) {
  await database().db.update(cms.pageTexts).set({ publishedVersionId: versionId }).where(eq(cms.pageTexts.id, textId))
}

export async function createTerm({ type = 'category', title, slug }: { type?: 'category' | 'tag'; title: string; slug: string }) {
  const { db } = database()
  const id = first(await db.insert(cms.terms).values({ siteId: 1, type }).returning({ id: cms.terms.id }))
  await db.insert(cms.termTexts).values({ ...own, termId: id, type, title, slug })
  return { id, title, slug }
}

type PostOptions = {
  title?: string
  slug?: string
  excerpt?: string
  /** Text of the only paragraph. */
  text?: string
  /** Null: a draft. Negative days are in the future. */
  publishedDaysAgo?: number | null
  archived?: boolean
  terms?: { id: number }[]
  mediaId?: number
}

export async function createPost(options: PostOptions = {}) {
  const { db } = database()
  const n = ++last
  const {
    title = `Objava ${n}`,
    slug = `objava-${n}`,
    excerpt = '',
    text = 'Tekst.',
    publishedDaysAgo = n,
    archived = false,
    terms = [],
    mediaId,
  } = options
  const publishedAt = publishedDaysAgo === null ? null : daysAgo(publishedDaysAgo)
  const id = first(
    await db
      .insert(cms.posts)
      .values({ siteId: 1, author: 'Iva', publishedAt, archivedAt: archived ? daysAgo(1) : null, mediaId })
      .returning({ id: cms.posts.id }),
  )
  const body = richText(text)
  await db.insert(cms.postTexts).values({ ...own, postId: id, slug, title, excerpt, body })
  if (terms.length > 0) await db.insert(cms.postTerms).values(terms.map((term) => ({ postId: id, termId: term.id })))
  return { id, slug, title }
}

type EventOptions = {
  title?: string
  text?: string
  place?: string
  startsInDays?: number
  seats?: number | null
  isReservable?: boolean
  archived?: boolean
  mediaId?: number
}

/** A two-hour event in so many days; negative days are in the past. */
export async function createEvent(options: EventOptions = {}) {
  const { db } = database()
  const n = ++last
  const {
    title = `Događaj ${n}`,
    text = 'Tekst.',
    place = 'Zagreb',
    startsInDays = n,
    seats = 20,
    isReservable = false,
    archived = false,
    mediaId,
  } = options
  const startsAt = daysAgo(-startsInDays)
  const endsAt = new Date(startsAt.getTime() + 7_200_000)
  const id = first(
    await db
      .insert(events)
      .values({ siteId: 1, startsAt, endsAt, seats, isReservable, archivedAt: archived ? daysAgo(1) : null, mediaId })
      .returning({ id: events.id }),
  )
  await db.insert(eventTexts).values({ ...own, eventId: id, title, summary: 'Sažetak.', place, body: richText(text) })
  return { id, title, startsAt, endsAt }
}

export function richText(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

export async function createElement(handler: string, parts: { meta?: object; linkMeta?: object; languageId?: number } = {}) {
  const { languageId = 41, ...content } = parts
  await database()
    .db.insert(cms.elements)
    .values({ siteId: 1, languageId, handler, title: handler, slug: handler, ...content })
}

type MenuItemOptions = {
  menu?: string
  title: string
  target?: string
  type?: 'route' | 'page'
  targetId?: number
  parentId?: number
  position?: number
}

export async function createMenuItem(item: MenuItemOptions) {
  const { menu = 'main', target = '/shop', ...rest } = item
  return first(
    await database()
      .db.insert(cms.navigationItems)
      .values({ ...own, menu, target, type: 'route', ...rest })
      .returning({ id: cms.navigationItems.id }),
  )
}

export async function emptyContent() {
  const { db } = database()
  const tables = [cms.elements, cms.pages, cms.posts, cms.terms, cms.navigationItems, cms.failedRequests, events]
  for (const table of tables) await db.delete(table)
}

function first(rows: { id: number }[]) {
  const [row] = rows
  if (!row) throw new Error('Nothing was written.')
  return row.id
}
