import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeConsentApi } from '@/lib/api/v1/cms/consent'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { changeAssignment, requireKnown, statesToFields } from './change-assignment'

export async function update(ctx: Ctx, { assigned_to: form, version, states, order }: ParsedOf<typeof officeConsentApi.update>) {
  return inTransaction(ctx, (tx) =>
    changeAssignment(ctx, tx, {
      form,
      seen: version,
      patch: (known) => {
        requireKnown(known, [...states.map(({ uniqueNumber }) => uniqueNumber), ...(order ?? [])])
        return { ...statesToFields(states), ...(order && { order }) }
      },
    }),
  )
}
