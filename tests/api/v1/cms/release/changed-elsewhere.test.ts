import { beforeEach, expect, it } from 'vitest'
import { approvalApi } from '@/lib/api/v1/cms/approval'
import { releaseApi } from '@/lib/api/v1/cms/release'
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
const { setFields } = draftsOf(merchant)

beforeEach(async () => {
  for (const table of [releaseDocuments, releases, approvals, outbox]) await database().db.delete(table)
  await emptyDrafts()
})

/** A product whose draft has another name, and whose summary another screen changed after the draft began. */
async function aProductChangedElsewhere() {
  const { id } = await createProduct({ name: 'Stara', summary: 'Stari sažetak' })
  const key = `product:${id}`
  const revision = await setFields(key, { name: 'Nova' })
  const { version } = await merchant.call(officeProductApi.getVersion, { id })
  await merchant.call(officeProductApi.update, { id, version, summary: 'Novi sažetak' })
  return { id, documents: [{ key, revision }] }
}

// docs/rules/editing.md#changed-elsewhere
it('a release pins the fields that its draft leaves as they were as another screen has changed them', async () => {
  const { id, documents } = await aProductChangedElsewhere()
  const release = await merchant.call(releaseApi.create, { title: 'Akcija', documents })
  await merchant.call(releaseApi.publishNow, { id: release.id, version: 1 })
  expect(await visitor.call(productApi.get, { id })).toMatchObject({ name: 'Nova', summary: 'Novi sažetak' })
})

// docs/rules/editing.md#approvals
it('a request for approval shows them so, too', async () => {
  const { documents } = await aProductChangedElsewhere()
  await merchant.call(approvalApi.request, { documents })
  const { views } = await visitor.call(approvalApi.get, { token: await tokenMailedTo(owner.email) })
  expect(views[0]?.draft.page).toMatchObject({ name: 'Nova', summary: 'Novi sažetak' })
})
