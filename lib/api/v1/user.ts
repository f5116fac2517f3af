import { defineModule, get, patch } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { OfficeUser } from '@/lib/api/entities/user.schema'
import type { UpdateSettings } from './user.schema'

/** The signed-in back-office user. */
export const userApi = defineModule('/api/v1/user', {
  /** The signed-in employee, with the language of the office. */
  profile: get<typeof Empty, typeof OfficeUser>('profile', { access: 'office' }),
  /** *Ours*: the user's own settings of the office. */
  updateSettings: patch<typeof UpdateSettings, typeof OfficeUser>('updateSettings', { access: 'office' }),
})
