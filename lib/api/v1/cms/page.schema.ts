import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Slug } from '@/lib/api/entities/common.schema'
import { Page } from '@/lib/api/entities/page.schema'
import type { pageApi } from './page'

export const GetPage = z.strictObject({ slug: Slug })

export const pageSchemas = {
  get: { input: GetPage, data: Page },
} satisfies SchemasOf<typeof pageApi>
