import { z } from 'zod'
import { Empty, text } from '@/lib/api/entities/common.schema'

/** Longer paths are counted by their beginning. */
export const maxPathLength = 200

export const AddFailedRequest = z.strictObject({
  path: text(4000)
    .startsWith('/')
    .transform((path) => path.slice(0, maxPathLength)),
})

export const redirectSchemas = {
  addFailedRequest: { input: AddFailedRequest, data: Empty },
}
