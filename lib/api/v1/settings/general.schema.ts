import { z } from 'zod'

/** `admin/language` is the language of the office (docs/rules/administration.md#office-language). */
export const GetUserSetting = z.strictObject({ group: z.enum(['admin']), key: z.enum(['language']) })
export const UserSetting = z.object({ group: z.string(), key: z.string(), value: z.string().nullable() })

export const settingsGeneralSchemas = {
  user: { input: GetUserSetting, data: UserSetting },
}
