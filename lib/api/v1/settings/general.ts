import { defineModule, get } from '@/lib/api/endpoint'
import type { GetUserSetting, UserSetting } from './general.schema'

export const settingsGeneralApi = defineModule('/api/v1/settings/general', {
  /** A setting of the signed-in user; null where the user has chosen none. */
  user: get<typeof GetUserSetting, typeof UserSetting>('user', { access: 'user' }),
})
