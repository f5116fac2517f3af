import { Empty } from '@/lib/api/entities/common.schema'
import { OfficeUser } from '@/lib/api/entities/user.schema'

export const userSchemas = {
  profile: { input: Empty, data: OfficeUser },
}
