import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeFormApi } from '@/lib/api/v1/cms/form/office'
import type { Ctx } from '@/server/core/context'
import { findAnswer } from './answers'
import { presentAnswer } from './present-answer'

export async function get({ db, site }: Ctx, { id }: ParsedOf<typeof officeFormApi.get>) {
  return presentAnswer(db, await findAnswer(db, site, id))
}
