import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, text } from '@/lib/api/entities/common.schema'
import type { redirectApi } from './redirect'

/** Longer addresses are counted by their beginning. */
export const longestPath = 200

export const AddFailedRequest = z.strictObject({
  path: text(4000)
    .startsWith('/')
    .transform((path) => path.slice(0, longestPath)),
})

export const redirectSchemas = {
  addFailedRequest: { input: AddFailedRequest, data: Empty },
} satisfies SchemasOf<typeof redirectApi>
