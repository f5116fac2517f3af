import { sql } from 'drizzle-orm'
import type { DataOf, Endpoint, InputOf } from '@/lib/api/endpoint'
import { approvalApi } from '@/lib/api/v1/cms/approval'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { elementApi } from '@/lib/api/v1/cms/element'
import { linkApi } from '@/lib/api/v1/cms/link'
import { sharedSectionApi } from '@/lib/api/v1/cms/master'
import { officeNavigationApi } from '@/lib/api/v1/cms/navigation/office'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { newPostApi, officePostApi } from '@/lib/api/v1/cms/post/office'
import { officeTermApi } from '@/lib/api/v1/cms/term/office'
import { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import { seatApi } from '@/lib/api/v1/calendar/event/seats'
import { postTypeApi } from '@/lib/api/v1/cms/post-type'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { releaseApi } from '@/lib/api/v1/cms/release'
import { versionApi } from '@/lib/api/v1/cms/version'
import { mediaFolderApi } from '@/lib/api/v1/media/folder'
import { caches } from '@/server/core/cache/registry.mjs'
import { createPage, createPicture, createPost } from '@/tests/api/v1/cms/support/content'
import { database } from '@/server/db/client'
import { hostileText, markOf } from '@/tests/fuzz/hostile-texts'
import { callAs, type Caller } from '../http/caller'

export type Submit = <E extends Endpoint>(caller: Pick<Caller, 'call'>, endpoint: E, input: InputOf<E>) => Promise<DataOf<E>>

/** The hostile text of a column. */
export function hostileValue(column: string, maxLength: number) {
  return hostileText(markOf(column), maxLength)
}

/** The hostile text of a column that takes one line. */
export function hostileLine(column: string, maxLength: number) {
  return hostileValue(column, maxLength).replaceAll(/\s+/g, ' ')
}

/** Writes hostile texts into everything that editors write: pages, posts, templates, media, shared sections. */
export async function submitHostileContent(submit: Submit, merchant: Caller) {
  await editDraft(submit, merchant)
  await buildPages(submit, merchant)
  await writePosts(submit, merchant)
  await editMedia(submit, merchant)
  await writeElements(submit, merchant)
  await shareSections(submit, merchant)
}

/** Saves hostile texts in the draft of a page, at every place of a change that takes a text. */
async function editDraft(submit: Submit, merchant: Caller) {
  const { id } = await createPage({ slug: 'zlo', sections: { s_1: { type: 'hero', pos: 'a0' } } })
  const own = (maxLength: number) => hostileValue('drafts.doc', maxLength)
  const values = [
    own(2000),
    [own(2000), { text: own(2000) }, [own(2000)]],
    { title: own(2000), item: { text: own(2000) }, list: [own(2000)] },
  ]
  await submit(merchant, draftApi.save, {
    key: `page:${id}`,
    revision: 0,
    client: hostileValue('draft_batches.client', 40),
    sequence: 1,
    changes: [
      { kind: 'set', section: 's_1', path: ['meta', own(80)], value: own(2000) },
      ...values.map((value, index) => ({ kind: 'set' as const, section: 's_1', path: ['meta', `text${index}`], value })),
      { kind: 'add', section: 's_2', value: { type: 'faq', pos: 'a1', meta: { title: own(2000) } } },
    ],
  })
  const note = hostileValue('document_versions.note', 1000)
  await submit(merchant, versionApi.create, { key: `page:${id}`, revision: 1, note })
  const title = hostileValue('releases.title', 200)
  const release = await submit(merchant, releaseApi.create, { title })
  await submit(merchant, releaseApi.update, { id: release.id, version: release.version, title })
  const comment = hostileValue('approvals.comment', 1000)
  const documents = [{ key: `page:${id}`, revision: 1 }]
  const rejected = await submit(merchant, approvalApi.request, { documents, note: hostileValue('approvals.note', 1000) })
  await submit(merchant, approvalApi.reject, { id: rejected.id, comment })
  const approvable = await createPage({ slug: 'odobreno-zlo' })
  const approval = await submit(merchant, approvalApi.request, { documents: [{ key: `page:${approvable.id}`, revision: 0 }], note })
  await submit(merchant, approvalApi.approve, { id: approval.id, comment })
  const other = await createPage({ slug: 'drugo-zlo' })
  await submit(merchant, draftApi.publish, { documents: [{ key: `page:${other.id}`, revision: 0 }], note })
}

/** Makes a post, a term and an event, each with hostile texts. */
async function writePosts(submit: Submit, merchant: Caller) {
  const author = hostileValue('posts.author', 120)
  const words = { title: hostileValue('post_texts.title', 200), excerpt: hostileValue('post_texts.excerpt', 500), author }
  const post = await submit(merchant, newPostApi.create, { ...words, slug: 'zla-objava' })
  await submit(merchant, officePostApi.update, { id: post.id, author })
  const named = { title: hostileValue('term_texts.title', 120), description: hostileValue('term_texts.description', 1000) }
  const term = await submit(merchant, officeTermApi.create, { type: 'tag', slug: 'zlo', ...named })
  await submit(merchant, officeTermApi.update, { id: term.id, ...named })
  const event = await submit(merchant, officeEventApi.create, {
    title: hostileValue('event_texts.title', 200),
    summary: hostileValue('event_texts.summary', 1000),
    place: hostileValue('event_texts.place', 300),
    starts_at: '2031-01-01T10:00:00Z',
    ends_at: '2031-01-01T12:00:00Z',
    seats: 10,
    isReservable: true,
  })
  const guest = { name: hostileLine('seat_reservations.name', 150), email: 'ana@primjer.hr' }
  await submit(callAs(), seatApi.reserve, { eventId: event.id, seats: 1, ...guest })
}

/** Makes a page, a template and a menu, each with hostile texts. */
async function buildPages(submit: Submit, merchant: Caller) {
  const title = hostileValue('page_texts.title', 200)
  await submit(merchant, officePageApi.create, { title, slug: 'zla-stranica', description: hostileValue('page_texts.description', 500) })
  await submit(merchant, postTypeApi.create, { title: hostileValue('post_types.title', 120), slug: 'zlo' })
  const item = () => ({
    title: hostileValue('navigation_items.title', 100),
    link: {
      // The kinds that lead to an address refuse it.
      kind: 'anchor' as const,
      target: hostileValue('navigation_items.target', 500),
      hash: hostileValue('navigation_items.hash', 100),
    },
  })
  const items = [{ ...item(), children: [{ ...item(), children: [item()] }] }]
  await submit(merchant, officeNavigationApi.save, { menu: 'footer4', version: 0, items })
}

/** Makes a layout element with hostile texts in every part. */
async function writeElements(submit: Submit, merchant: Caller) {
  const part = (column: string) => ({ text: hostileValue(`elements.${column}`, 2000) })
  const parts = {
    title: hostileValue('elements.title', 120),
    meta: part('meta'),
    mobileMeta: part('mobileMeta'),
    options: part('options'),
    mobileOptions: part('mobileOptions'),
    linkMeta: part('linkMeta'),
  }
  const { id, version } = await submit(merchant, elementApi.create, { handler: 'zlo-section', ...parts })
  await submit(merchant, elementApi.update, { id, version, ...parts })
}

/** Writes whole sets of sections, shared sections and a translation with hostile texts. */
async function shareSections(submit: Submit, merchant: Caller) {
  const section = (column: string) => ({ type: 'hero', pos: 'a', meta: { text: hostileValue(column, 2000) } })
  const { id } = await createPage({ slug: 'zli-odjeljci', sections: { s_1: { type: 'hero', pos: 'a' } } })
  const page = { slug: 'zli-odjeljci', sections: { s_1: section('drafts.doc') } }
  await submit(merchant, linkApi.postTranslationBulk, { ...page, revision: 0 })
  const changed = { s_1: { ...page.sections.s_1, pos: 'b' } }
  await submit(merchant, linkApi.postTranslationBulkExisting, { ...page, sections: changed, revision: 1 })
  const title = hostileValue('masters.title', 120)
  await submit(merchant, linkApi.masters, { id, section: 's_1', revision: 2, title })
  await submit(merchant, sharedSectionApi.create, { title, section: section('masters.section') })
  const template = await merchant.call(postTypeApi.create, { title: 'Zlo', slug: 'zli-predlozak' })
  await submit(merchant, linkApi.postTypeBulk, { id: template.id, version: 1, sections: { s_1: section('post_types.doc') } })
  await submit(merchant, postTypeApi.update, { id: template.id, version: 2, title: hostileValue('post_types.title', 120) })
  await database().db.execute(
    sql`insert into site_languages (site_id, language_id, position) select 1, id, 1 from languages where code = 'eng'`,
  )
  caches.invalidate(['site'])
  await submit(merchant, linkApi.createTranslationFromOriginal, {
    id,
    language: 'eng',
    slug: 'evil-sections',
    title: hostileValue('page_texts.title', 200),
    description: hostileValue('page_texts.description', 500),
  })
  const post = await createPost({ slug: 'zla-prevedena-objava' })
  const translation = { id: post.id, language: 'eng', slug: 'evil-post', title: hostileValue('post_texts.title', 200) }
  await submit(merchant, officePostApi.createTranslation, translation)
  await database().db.execute(sql`delete from site_languages where site_id = 1 and position = 1`)
  caches.invalidate(['site'])
}

async function editMedia(submit: Submit, merchant: Caller) {
  const { id } = await createPicture()
  const name = hostileValue('media_folders.name', 80)
  const folder = await merchant.call(mediaFolderApi.create, { name: 'Korice' })
  await submit(merchant, mediaFolderApi.update, { id: folder.id, name })
  await submit(merchant, mediaFolderApi.create, { name, parentId: folder.id })
  await submit(merchant, mediaApi.update, {
    id,
    revision: 1,
    title: hostileValue('media.title', 200),
    displayName: hostileValue('media.displayName', 200),
    description: hostileValue('media.description', 2000),
    alt: { hrv: hostileValue('media.alt', 500) },
    tags: [hostileValue('media.tags', 50)],
  })
}
