import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import { officeNavigationApi } from '@/lib/api/v1/cms/navigation/office'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { newPostApi, officePostApi } from '@/lib/api/v1/cms/post/office'
import { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import { officeTermApi } from '@/lib/api/v1/cms/term/office'
import { database } from '@/server/db/client'
import { options } from '@/server/db/schema/site'
import { daysAgo } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createEvent, createPage, createPost, createTerm, emptyContent } from '../support/content'

const writer = await createMerchant('content')
const publisher = await createMerchant('content', 'publish')
type Editor = typeof writer

beforeEach(async () => {
  await emptyContent()
  await database().db.delete(options).where(eq(options.key, 'RequireAdminPublishing'))
  await database().db.insert(options).values({ siteId: 1, key: 'RequireAdminPublishing', value: true })
})

const moment = daysAgo(-2).toISOString()
const aPage = () => createPage({ slug: 'o-nama' })
const aPost = () => createPost({ slug: 'objava', publishedDaysAgo: 1 })
const aPlannedPost = () => createPost({ slug: 'objava', publishedDaysAgo: -1 })
const aTargetPage = () => createPage({ slug: 'cilj' })
async function aRedirect() {
  await aTargetPage()
  return publisher.call(officeRedirectApi.create, { from: '/starije-ime', to: '/cilj' })
}
const aTerm = () => createTerm({ title: 'Jesen', slug: 'jesen' })
const period = { starts_at: daysAgo(-1).toISOString(), ends_at: daysAgo(-2).toISOString() }
const address = { from: 'objava', slug: 'novo', redirect: true }
const none = async () => ({ id: 0 })

// docs/rules/editing.md#publish-right
describe('a write that is public at once needs the right to publish where the site requires it', () => {
  it.each<[string, () => Promise<{ id: number }>, (editor: Editor, id: number) => Promise<unknown>]>([
    ['unpublish a page', aPage, (e, id) => e.call(officePageApi.unpublish, { id })],
    ['archive a page', aPage, (e, id) => e.call(officePageApi.archive, { id })],
    ['restore a page', () => createPage({ slug: 'o-nama', archived: true }), (e, id) => e.call(officePageApi.restore, { id })],
    ['move a page', aPage, (e, id) => e.call(officePageApi.update, { id, parentId: null })],
    ['readdress a page', aPage, (e, id) => e.call(officePageApi.changeSlug, { ...address, id, from: 'o-nama' })],
    ['put a new page into a menu', none, (e) => e.call(officePageApi.create, { title: 'Nova', slug: 'nova', menu: 'main' })],
    ['create a post', none, (e) => e.call(newPostApi.create, { title: 'Zima', slug: 'zima', published_at: daysAgo(1).toISOString() })],
    ['plan a new post', none, (e) => e.call(newPostApi.create, { title: 'Zima', slug: 'zima', published_at: moment })],
    ['publish a post', () => createPost({ publishedDaysAgo: null }), (e, id) => e.call(officePostApi.update, { id, published_at: moment })],
    ['update a post', aPost, (e, id) => e.call(officePostApi.update, { id, author: 'Ana' })],
    ['unplan a post', aPlannedPost, (e, id) => e.call(officePostApi.unpublish, { id })],
    ['archive a post', aPost, (e, id) => e.call(officePostApi.archive, { id })],
    ['restore a post', () => createPost({ archived: true }), (e, id) => e.call(officePostApi.restore, { id })],
    ['readdress a post', aPost, (e, id) => e.call(officePostApi.changeSlug, { ...address, id })],
    ['save a menu', none, (e) => e.call(officeNavigationApi.save, { menu: 'footer1', version: 0, items: [] })],
    ['add a redirect', aTargetPage, (e) => e.call(officeRedirectApi.create, { from: '/staro-ime', to: '/cilj' })],
    ['delete a redirect', aRedirect, (e, id) => e.call(officeRedirectApi.delete, { id })],
    ['create a term', none, (e) => e.call(officeTermApi.create, { type: 'tag', title: 'Zima', slug: 'zima' })],
    ['rename a term', aTerm, (e, id) => e.call(officeTermApi.update, { id, title: 'Zima' })],
    ['delete a term', aTerm, (e, id) => e.call(officeTermApi.delete, { id })],
    ['create an event', none, (e) => e.call(officeEventApi.create, { title: 'Radionica', place: 'Zagreb', ...period })],
    ['update an event', createEvent, (e, id) => e.call(officeEventApi.update, { id, seats: 3 })],
    ['archive an event', createEvent, (e, id) => e.call(officeEventApi.archive, { id })],
    ['restore an event', () => createEvent({ archived: true }), (e, id) => e.call(officeEventApi.restore, { id })],
  ])('%s', async (_, make, change) => {
    const { id } = await make()
    expect(await failureOf(change(writer, id))).toMatchObject({ status: 403, code: 'APPROVAL_REQUIRED' })
    await expect(change(publisher, id)).resolves.toBeDefined()
  })

  it('leaves drafts free', async () => {
    const page = await writer.call(officePageApi.create, { title: 'Nova', slug: 'nova' })
    await writer.call(officePageApi.changeSlug, { id: page.id, from: 'nova', slug: 'novija', redirect: true })
    await writer.call(officePageApi.archive, { id: page.id })
    await writer.call(officePageApi.restore, { id: page.id })
    await writer.call(officePageApi.delete, { id: page.id })
    const post = await writer.call(newPostApi.create, { title: 'Nova', slug: 'nova' })
    await writer.call(officePostApi.update, { id: post.id, author: 'Ana' })
    await writer.call(officePostApi.archive, { id: post.id })
    expect(await writer.call(officePostApi.restore, { id: post.id })).toMatchObject({ state: 'draft', author: 'Ana' })
  })
})
