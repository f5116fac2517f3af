import { defineModule, get } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { OfficeUser } from '@/lib/api/entities/user.schema'

/** The signed-in back-office user. */
export const userApi = defineModule('/api/v1/user', {
  profile: get<typeof Empty, typeof OfficeUser>('profile', { access: 'office' }),
})
