import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import type { PersonRecord, PrivacyPreview } from '@/lib/api/v1/gdpr/office/request.schema'
import type { Ctx } from '@/server/core/context'
import { findBlockers } from '@/server/modules/gdpr/request/find-blockers'
import { findRequest, personOf } from '@/server/modules/gdpr/request/requests'
import { countRecords } from '@/server/modules/user/erasure/count-records'

/** Orders lose all but what their invoices say. Invoices stay by law, consents as proof, and the block because an erasure would lift it. */
const handlings = {
  account: 'deleted',
  addresses: 'deleted',
  wishlist: 'deleted',
  comments: 'deleted',
  carts: 'deleted',
  notes: 'deleted',
  tags: 'deleted',
  newsletter: 'deleted',
  stockNotices: 'deleted',
  seats: 'deleted',
  formEntries: 'deleted',
  mails: 'deleted',
  downloads: 'deleted',
  orders: 'anonymised',
  withdrawals: 'anonymised',
  requests: 'anonymised',
  invoices: 'kept',
  consents: 'kept',
  block: 'kept',
} as const satisfies Record<PersonRecord, PrivacyPreview['records'][number]['handling']>

/** What the archive leaves out: the shop's own remarks and copies of what stands elsewhere in it. */
const notInArchive: ReadonlySet<PersonRecord> = new Set(['notes', 'tags', 'mails', 'downloads', 'block'])

/** A guest's addresses stand in their orders, and an open cart of a guest holds none. */
const ofAccounts: ReadonlySet<PersonRecord> = new Set(['addresses', 'carts'])

/** docs/rules/privacy.md#privacy-preview */
export async function preview(ctx: Ctx, { id }: ParsedOf<typeof officeRequestApi.preview>): Promise<PrivacyPreview> {
  const row = await findRequest(ctx.db, ctx.site, id)
  if (row.kind === 'rectification' || row.email === '') return { records: [], blockers: [] }
  const person = await personOf(ctx.db, row)
  const counted = (await countRecords(ctx.db, person)).filter(({ count }) => count > 0)
  if (row.kind === 'access') {
    const given = counted.filter(({ what }) => !notInArchive.has(what) && (person.userId !== null || !ofAccounts.has(what)))
    return { records: given.map((record) => ({ ...record, handling: 'given' })), blockers: [] }
  }
  const records = counted.map((record) => ({ ...record, handling: handlings[record.what] }))
  return { records, blockers: await findBlockers(ctx.db, person, ctx.now()) }
}
