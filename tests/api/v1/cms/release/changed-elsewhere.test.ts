import { beforeEach, expect, it } from 'vitest'
import { approvalApi } from '@/lib/api/v1/cms/approval'
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
it('a release replaces what a publication has changed after it was made', async () => {
  const { key, documents, shown } = await aProduct()
  const { id } = await merchant.call(releaseApi.create, { title: 'Akcija', documents })
  await publish(key, await setFields(key, { summary: 'Objavljen sažetak' }))
  expect(await shown()).toMatchObject({ summary: 'Objavljen sažetak' })
  await merchant.call(releaseApi.publishNow, { id, version: 1 })
  expect(await shown()).toMatchObject({ name: 'Nova', summary: 'Stari sažetak' })
})

// docs/rules/editing.md#approvals
it('a request for approval shows them so, too', async () => {
  const { documents, changeElsewhere } = await aProduct()
  await changeElsewhere({ summary: 'Novi sažetak' })
  await merchant.call(approvalApi.request, { documents })
  const { views } = await visitor.call(approvalApi.get, { token: await tokenMailedTo(owner.email) })
  expect(views[0]?.draft.page).toMatchObject({ name: 'Nova', summary: 'Novi sažetak' })
})
