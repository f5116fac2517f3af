import { z } from 'zod'
import { AppError } from '@/lib/api/errors'
import type { Ctx, SiteInfo } from '@/server/core/context'
import { loadSigningKey, readSignedValue, signValue } from '@/server/core/security/signing'
import type { Tx } from '@/server/db/client'

const lifetimeMs = 10 * 60_000

/** What a signed address opens. */
const InvoiceFile = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('one'), id: z.number() }),
  z.object({ kind: z.literal('month'), month: z.string(), format: z.enum(['csv', 'ubl']) }),
])
type InvoiceFile = z.infer<typeof InvoiceFile>
const Signed = z.object({ file: InvoiceFile, until: z.number() })

/** A temporary address of a file. The caller has checked the right (docs/rules/invoices.md#invoice-files). */
export async function signFileUrl({ db, site, now }: Pick<Ctx, 'db' | 'site' | 'now'>, file: InvoiceFile) {
  const value = JSON.stringify({ file, until: now().getTime() + lifetimeMs } satisfies z.input<typeof Signed>)
  return { url: `/api/v1/invoice/office/file/${signValue(await loadSigningKey(db, site.id), 'invoices', value)}` }
}

/** @throws NOT_FOUND for a key that is not ours, or over */
export async function readFileKey(db: Tx, site: Pick<SiteInfo, 'id'>, { key, now }: { key: string; now: Date }): Promise<InvoiceFile> {
  const value = readSignedValue(await loadSigningKey(db, site.id), 'invoices', key)
  if (value === null) throw new AppError('NOT_FOUND')
  const { file, until } = Signed.parse(JSON.parse(value))
  if (until < now.getTime()) throw new AppError('NOT_FOUND')
  return file
}
