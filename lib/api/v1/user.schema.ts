import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty } from '@/lib/api/entities/common.schema'
import { OfficeUser } from '@/lib/api/entities/user.schema'
import type { userApi } from './user'

export const userSchemas = {
  profile: { input: Empty, data: OfficeUser },
} satisfies SchemasOf<typeof userApi>
