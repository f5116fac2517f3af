import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeConsentApi } from '@/lib/api/v1/cms/consent'
import { toConsentFields } from '@/lib/office/consent-fields'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { changeAssignment, requireKnown } from './change-assignment'

/** Replaces everything, whatever others have saved: the call names no version. */
export async function create(ctx: Ctx, input: ParsedOf<typeof officeConsentApi.create>) {
  return inTransaction(ctx, (tx) =>
    changeAssignment(ctx, tx, {
      form: input.assigned_to,
      seen: undefined,
      patch: (known) => {
        requireKnown(known, input.consents)
        return toConsentFields(input, known)
      },
    }),
  )
}
