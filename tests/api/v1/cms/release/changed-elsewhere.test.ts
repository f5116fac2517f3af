import { beforeEach, expect, it } from 'vitest'
import { approvalApi } from '@/lib/api/v1/cms/approval'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { releaseApi } from '@/lib/api/v1/cms/release'
import { versionApi } from '@/lib/api/v1/cms/version'
import { officeProductApi } from '@/lib/api/v1/product/office'
import { productApi } from '@/lib/api/v1/product/web'
import { database } from '@/server/db/client'
import { approvals } from '@/server/db/schema/approval'
import { outbox } from '@/server/db/schema/outbox'
import { releaseDocuments, releases } from '@/server/db/schema/release'
import { tokenMailedTo } from '@/tests/support/accounts'
import { createProduct } from '@/tests/support/factories'
import { callAs } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPicture } from '../support/content'
import { draftsOf, emptyDrafts } from '../support/drafts'

const visitor = callAs()
const merchant = await createMerchant('content', 'publish', 'catalogue')
const owner = await createMerchant('content', 'publish', 'catalogue')
const { setFields, publish } = draftsOf(merchant)

beforeEach(async () => {
  for (const table of [releaseDocuments, releases, approvals, outbox]) await database().db.delete(table)
  await emptyDrafts()
})

/** A product whose draft has another name. `changeElsewhere` writes its summary on another screen. */
async function aProduct() {
  const { id } = await createProduct({ name: 'Stara', summary: 'Stari sažetak' })
  const key = `product:${id}`
  const revision = await setFields(key, { name: 'Nova' })
  return {
    id,
    key,
    documents: [{ key, revision }],
    shown: () => visitor.call(productApi.get, { id }),
    changeElsewhere: async (changes: { name?: string; summary?: string }) => {
      const { version } = await merchant.call(officeProductApi.getVersion, { id })
      await merchant.call(officeProductApi.update, { id, version, ...changes })
    },
  }
}

// docs/rules/editing.md#changed-elsewhere
it('a release pins the fields that its draft leaves as they were as another screen has changed them', async () => {
  const { documents, changeElsewhere, shown } = await aProduct()
  await changeElsewhere({ summary: 'Novi sažetak' })
  const { id } = await merchant.call(releaseApi.create, { title: 'Akcija', documents })
  await merchant.call(releaseApi.publishNow, { id, version: 1 })
  expect(await shown()).toMatchObject({ name: 'Nova', summary: 'Novi sažetak' })
})

it('a release leaves such fields as another screen has changed them after it was made, too, and replaces the others', async () => {
  const { key, documents, changeElsewhere, shown } = await aProduct()
  const { id } = await merchant.call(releaseApi.create, { title: 'Akcija', documents })
  await changeElsewhere({ name: 'Iz uvoza', summary: 'Novi sažetak' })
  await merchant.call(versionApi.create, { key, revision: 1, note: 'Bilješka' })
  await changeElsewhere({ summary: 'Najnoviji sažetak' })
  await merchant.call(releaseApi.publishNow, { id, version: 1 })
  expect(await shown()).toMatchObject({ name: 'Nova', summary: 'Najnoviji sažetak' })
})

// docs/rules/editing.md#releases
it('a version that a planned release pins is shown and restored as the release will publish it', async () => {
  const { key, documents, changeElsewhere } = await aProduct()
  const release = await merchant.call(releaseApi.create, { title: 'Akcija', documents })
  const number = release.documents[0]?.version ?? 0
  await changeElsewhere({ summary: 'Novi sažetak' })
  const revision = await setFields(key, { name: 'Treća' })
  const { document } = await merchant.call(versionApi.get, { key, number })
  expect(document.page).toMatchObject({ name: 'Nova', summary: 'Novi sažetak' })
  await merchant.call(versionApi.restore, { key, number, revision })
  expect((await merchant.call(draftApi.get, { key })).document.page).toMatchObject({ name: 'Nova', summary: 'Novi sažetak' })
  await merchant.call(releaseApi.cancel, { id: release.id, version: 1 })
  expect((await merchant.call(versionApi.get, { key, number })).document.page).toMatchObject({ summary: 'Stari sažetak' })
})

it('a release replaces what a publication has changed after it was made', async () => {
  const { key, documents, shown } = await aProduct()
  const { id } = await merchant.call(releaseApi.create, { title: 'Akcija', documents })
  await publish(key, await setFields(key, { summary: 'Objavljen sažetak' }))
  expect(await shown()).toMatchObject({ summary: 'Objavljen sažetak' })
  await merchant.call(releaseApi.publishNow, { id, version: 1 })
  expect(await shown()).toMatchObject({ name: 'Nova', summary: 'Stari sažetak' })
})

// docs/rules/editing.md#meant-for-a-release
it('a document of a release that only another screen has changed since is still meant for it', async () => {
  const { key, documents, changeElsewhere } = await aProduct()
  const { id } = await merchant.call(releaseApi.create, { title: 'Akcija', documents })
  await changeElsewhere({ summary: 'Novi sažetak' })
  await merchant.call(versionApi.create, { key, revision: 1, note: 'Bilješka' })
  expect(await merchant.call(releaseApi.get, { id })).toMatchObject({ documents: [{ key, publishedMeanwhile: false }] })
})

/** A product with one published picture. `withSecond` adds another to its draft, under a name that the server replaces when it stores the list. */
async function aProductWithPicture() {
  const [first, second] = [await createPicture(), await createPicture()]
  const { id } = await createProduct({ name: 'Stara' })
  const key = `product:${id}`
  const itemOf = (mediaId: number, pos: string) => ({ pos, picture: { mediaId, alt: null } })
  const one = { prva: itemOf(first.id, 'V') }
  await publish(key, await setFields(key, { pictures: one }))
  return {
    key,
    first,
    second,
    withSecond: () => setFields(key, { pictures: { ...one, druga: itemOf(second.id, 'k') } }),
    pin: async (title: string, revision: number) => (await merchant.call(releaseApi.create, { title, documents: [{ key, revision }] })).id,
    shownPictures: async () => (await visitor.call(productApi.get, { id })).media.map((picture) => picture.id),
  }
}

// docs/rules/editing.md#document-versions
it('a release replaces the pictures that another release has published, too', async () => {
  const { key, first, second, withSecond, pin, shownPictures } = await aProductWithPicture()
  const later = await pin('Druga', await setFields(key, { name: 'Nova' }))
  const earlier = await pin('Prva', await withSecond())
  await merchant.call(releaseApi.publishNow, { id: earlier, version: 1 })
  expect(await shownPictures()).toEqual([first.id, second.id])
  await merchant.call(releaseApi.publishNow, { id: later, version: 1 })
  expect(await shownPictures()).toEqual([first.id])
})

it('the version of a release keeps what visitors see, not what the draft held', async () => {
  const { key, first, second, withSecond, pin } = await aProductWithPicture()
  const id = await pin('Akcija', await withSecond())
  const { documents } = await merchant.call(releaseApi.publishNow, { id, version: 1 })
  const { document } = await merchant.call(versionApi.get, { key, number: documents[0]?.version ?? 0 })
  expect(Object.keys(Object(document.page?.pictures))).toEqual([`m${first.id}`, `m${second.id}`])
})

it('what a release has published is no conflict in the draft that it was taken from', async () => {
  const { key, first, second, withSecond, pin, shownPictures } = await aProductWithPicture()
  const id = await pin('Akcija', await withSecond())
  await merchant.call(releaseApi.publishNow, { id, version: 1 })
  await publish(key, await setFields(key, { name: 'Nova' }))
  expect(await shownPictures()).toEqual([first.id, second.id])
})

// docs/rules/editing.md#approvals
it('a request for approval shows them so, too', async () => {
  const { documents, changeElsewhere } = await aProduct()
  await changeElsewhere({ summary: 'Novi sažetak' })
  await merchant.call(approvalApi.request, { documents })
  const { views } = await visitor.call(approvalApi.get, { token: await tokenMailedTo(owner.email) })
  expect(views[0]?.draft.page).toMatchObject({ name: 'Nova', summary: 'Novi sažetak' })
})
