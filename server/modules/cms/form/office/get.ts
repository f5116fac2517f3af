import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeFormApi } from '@/lib/api/v1/cms/form/office'
import type { Ctx } from '@/server/core/context'
import { findEntry } from './entries'
import { presentEntry } from './present-entry'

export async function get({ db, site }: Ctx, { id }: ParsedOf<typeof officeFormApi.get>) {
  return presentEntry(db, await findEntry(db, site, id))
}
