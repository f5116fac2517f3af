import { beforeEach, describe, expect, it } from 'vitest'
import { releaseApi } from '@/lib/api/v1/cms/release'
import { database } from '@/server/db/client'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { releaseDocuments, releases } from '@/server/db/schema/release'
import { createProduct } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

const merchant = await createMerchant('content', 'publish', 'catalogue')
const editor = await createMerchant('content', 'publish')
const refusal = { status: 403, code: 'FORBIDDEN' }

beforeEach(async () => {
  for (const table of [releaseDocuments, releases, drafts, documentVersions]) await database().db.delete(table)
})

/** A release that pins a product. */
async function aRelease() {
  const key = `product:${(await createProduct()).id}`
  const { id } = await merchant.call(releaseApi.create, { title: 'Akcija', documents: [{ key, revision: 0 }] })
  return { id, key }
}

// docs/rules/editing.md#document-rights
describe('a release that pins a product', () => {
  it('is neither changed, moved, cancelled nor published without the right to the catalogue', async () => {
    const { id, key } = await aRelease()
    const publishAt = new Date(Date.now() + 86_400_000).toISOString()
    for (const refused of [
      () => editor.call(releaseApi.update, { id, version: 1, remove: [key] }),
      () => editor.call(releaseApi.update, { id, version: 1, publishAt }),
      () => editor.call(releaseApi.publishNow, { id, version: 1 }),
      () => editor.call(releaseApi.cancel, { id, version: 1 }),
    ])
      expect(await failureOf(refused())).toMatchObject(refusal)
    expect(await merchant.call(releaseApi.update, { id, version: 1, publishAt })).toMatchObject({ version: 2, documents: [{ key }] })
    expect(await merchant.call(releaseApi.cancel, { id, version: 2 })).toMatchObject({ state: 'cancelled' })
  })

  it('is not rolled back without it', async () => {
    const { id } = await aRelease()
    await merchant.call(releaseApi.publishNow, { id, version: 1 })
    expect(await failureOf(editor.call(releaseApi.rollback, { id, version: 2 }))).toMatchObject(refusal)
    expect(await merchant.call(releaseApi.rollback, { id, version: 2 })).toMatchObject({ state: 'rolledBack' })
  })
})
