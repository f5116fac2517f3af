import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { approvalApi } from '@/lib/api/v1/cms/approval'
import { officeConsentApi } from '@/lib/api/v1/cms/consent'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { elementApi } from '@/lib/api/v1/cms/element'
import { linkApi } from '@/lib/api/v1/cms/link'
import { sharedSectionApi } from '@/lib/api/v1/cms/master'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { officeNavigationApi } from '@/lib/api/v1/cms/navigation/office'
import { postTypeApi } from '@/lib/api/v1/cms/post-type'
import { releaseApi } from '@/lib/api/v1/cms/release'
import { versionApi } from '@/lib/api/v1/cms/version'
import { operations } from '@/server/api/modules'
import { database } from '@/server/db/client'
import { approvals } from '@/server/db/schema/approval'
import { navigationMenus } from '@/server/db/schema/cms'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { releases } from '@/server/db/schema/release'
import { postTypes } from '@/server/db/schema/template'
import { photo, uploader } from '@/tests/api/v2/media/support'
import { daysAgo } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage, createPicture, emptyContent } from './support/content'

const editor = await createMerchant('content', 'publish', 'settings')

beforeEach(async () => {
  const { db } = database()
  for (const table of [releases, approvals, drafts, documentVersions, postTypes, navigationMenus]) await db.delete(table)
  await emptyContent()
})

/** A page whose draft is at revision 1. */
async function editedPage() {
  const { id } = await createPage({ slug: 'o-nama', sections: { s_1: { type: 'hero', pos: 'a0', meta: { title: 'Jesen' } } } })
  const key = `page:${id}`
  const change = { kind: 'set' as const, section: 's_1', path: ['meta', 'title'], value: 'Zima' }
  await editor.call(draftApi.save, { key, revision: 0, client: 'a', sequence: 1, changes: [change] })
  return { id, key, change }
}

/** A release that a colleague has renamed since it was read at version 1. */
async function renamedRelease() {
  const { key } = await editedPage()
  const documents = [{ key, revision: 1 }]
  const { id, version } = await editor.call(releaseApi.create, { title: 'Zima', publishAt: daysAgo(-1).toISOString(), documents })
  await editor.call(releaseApi.update, { id, version, title: 'Proljeće' })
  return { id, version }
}

const sections = { s_1: { type: 'hero', pos: 'a0' } }
const none = { version: 0 }

/** A call of each kind with what was read before a colleague's write. */
const staleCalls: Record<string, () => Promise<unknown>> = {
  'PATCH /api/v1/cms/draft/save': async () => {
    const { key, change } = await editedPage()
    return editor.call(draftApi.save, { key, revision: 0, client: 'b', sequence: 1, changes: [change] })
  },
  'POST /api/v1/cms/draft/discard': async () => editor.call(draftApi.discard, { key: (await editedPage()).key, revision: 0 }),
  'POST /api/v1/cms/draft/publish': async () =>
    editor.call(draftApi.publish, { documents: [{ key: (await editedPage()).key, revision: 0 }] }),
  'POST /api/v1/cms/version/create': async () => editor.call(versionApi.create, { key: (await editedPage()).key, revision: 0 }),
  'POST /api/v1/cms/version/restore': async () => {
    const { key } = await editedPage()
    await editor.call(draftApi.publish, { documents: [{ key, revision: 1 }] })
    return editor.call(versionApi.restore, { key, number: 1, revision: 0 })
  },
  'POST /api/v1/cms/approval/request': async () =>
    editor.call(approvalApi.request, { documents: [{ key: (await editedPage()).key, revision: 0 }] }),
  'PUT /api/v1/cms/link/postTranslation/{slug}/bulk': async () => {
    await editedPage()
    return editor.call(linkApi.postTranslationBulk, { slug: 'o-nama', revision: 0, sections })
  },
  'PUT /api/v1/cms/link/postTranslation/{slug}/bulkExisting': async () => {
    await editedPage()
    return editor.call(linkApi.postTranslationBulkExisting, { slug: 'o-nama', revision: 0, sections })
  },
  'POST /api/v1/cms/link/masters/{id}': async () =>
    editor.call(linkApi.masters, { id: (await editedPage()).id, section: 's_1', revision: 0, title: 'Zima' }),
  'POST /api/v1/cms/master/detach': async () =>
    editor.call(sharedSectionApi.detach, { key: (await editedPage()).key, section: 's_1', revision: 0 }),
  'PUT /api/v1/cms/link/postType/{id}/bulk': async () => {
    const { id, version } = await editor.call(postTypeApi.create, { title: 'Priča', slug: 'prica' })
    await editor.call(linkApi.postTypeBulk, { id, version, sections })
    return editor.call(linkApi.postTypeBulk, { id, version, sections: {} })
  },
  'PATCH /api/v1/cms/postType/update/{id}': async () => {
    const { id, version } = await editor.call(postTypeApi.create, { title: 'Priča', slug: 'prica' })
    await editor.call(postTypeApi.update, { id, version, title: 'Zima' })
    return editor.call(postTypeApi.update, { id, version, title: 'Proljeće' })
  },
  'PATCH /api/v1/cms/element/update/{id}': async () => {
    const { id, version } = await editor.call(elementApi.create, { handler: 'zastarjelo-zaglavlje', title: 'Zaglavlje' })
    await editor.call(elementApi.update, { id, version, title: 'Zima' })
    return editor.call(elementApi.update, { id, version, title: 'Proljeće' })
  },
  'PUT /api/v1/cms/navigation/office/save/{menu}': async () => {
    await editor.call(officeNavigationApi.save, { menu: 'main', ...none, items: [] })
    return editor.call(officeNavigationApi.save, { menu: 'main', ...none, items: [] })
  },
  'PATCH /api/v1/cms/consent/update/{assigned_to}': async () => {
    await editor.call(officeConsentApi.write, { uniqueNumber: 'spor', name: 'Pisma', displayName: 'Šaljite mi pisma.', ...none })
    const wish = (state: 'optional' | 'required') =>
      editor.call(officeConsentApi.update, { assigned_to: 'newsletter', ...none, states: [{ uniqueNumber: 'spor', state }] })
    await wish('optional')
    return wish('required')
  },
  'POST /api/v1/cms/consent/write': async () => {
    const wording = { uniqueNumber: 'zastarjela', name: 'Pisma', displayName: 'Šaljite mi pisma.' }
    await editor.call(officeConsentApi.write, { ...wording, ...none })
    return editor.call(officeConsentApi.write, { ...wording, displayName: 'Ne šaljite.', ...none })
  },
  'POST /api/v1/cms/release/create': async () =>
    editor.call(releaseApi.create, { title: 'Zima', documents: [{ key: (await editedPage()).key, revision: 0 }] }),
  'PATCH /api/v1/cms/release/update/{id}': async () => editor.call(releaseApi.update, { ...(await renamedRelease()), title: 'Zima' }),
  'POST /api/v1/cms/release/cancel/{id}': async () => editor.call(releaseApi.cancel, await renamedRelease()),
  'POST /api/v1/cms/release/publishNow/{id}': async () => editor.call(releaseApi.publishNow, await renamedRelease()),
  'POST /api/v1/cms/release/rollback/{id}': async () => {
    const { id, version } = await renamedRelease()
    await editor.call(releaseApi.publishNow, { id, version: version + 1 })
    return editor.call(releaseApi.rollback, { id, version: version + 1 })
  },
  'PATCH /api/v1/cms/media/update/{id}': async () => {
    const { id } = await createPicture()
    await editor.call(mediaApi.update, { id, revision: 1, title: 'Zima' })
    return editor.call(mediaApi.update, { id, revision: 1, title: 'Proljeće' })
  },
  'POST /api/v1/cms/media/restoreVersion/{id}': async () => {
    const before = await uploader(editor).upload({ content: await photo(90) })
    await uploader(editor).replace(before, { content: await photo(91) })
    return editor.call(mediaApi.restoreVersion, { id: before.id, number: 1, revision: before.revision })
  },
  'POST /api/v2/media/replace/{id}': async () => {
    const before = await uploader(editor).upload({ content: await photo(92) })
    await editor.call(mediaApi.update, { id: before.id, revision: before.revision, title: 'Zima' })
    return uploader(editor).replace(before, { content: await photo(93) })
  },
}

const isWrite = (method: string) => method !== 'get'
const isOfContent = (path: string) => /^\/api\/v\d\/(?:cms|media)\//.test(path)
const namesWhatWasRead = (input: z.ZodType) =>
  /"(?:revision|version)"/.test(JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })))

// docs/rules/editing.md#stale-revision
describe('a write of something that a colleague has changed since', () => {
  it('is tried for every call that names what the caller has read', () => {
    const calls = operations
      .filter(({ endpoint, schemas }) => isWrite(endpoint.method) && isOfContent(endpoint.path) && namesWhatWasRead(schemas.input))
      .map(({ endpoint }) => `${endpoint.method.toUpperCase()} ${endpoint.path}`)
    expect(calls.toSorted()).toEqual(Object.keys(staleCalls).toSorted())
  })

  it.each(Object.entries(staleCalls))('%s is refused', async (_, stale) => {
    expect(await failureOf(stale())).toMatchObject({ status: 409, code: 'STALE_VERSION' })
  })
})
