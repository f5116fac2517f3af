import { defineModule, get } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { OfficeUser } from '@/lib/api/entities/user.schema'

/** The back office's view of itself. */
export const userApi = defineModule('/api/v1/user', {
  profile: get<typeof Empty, typeof OfficeUser>('profile', { access: 'office' }),
})
