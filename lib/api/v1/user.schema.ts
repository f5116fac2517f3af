import { z } from 'zod'
import { Empty } from '@/lib/api/entities/common.schema'
import { OfficeUser } from '@/lib/api/entities/user.schema'

/** The languages that the office's texts exist in. */
const OfficeLanguage = z.enum(['hrv', 'eng'])
export const UpdateSettings = z.strictObject({ language: OfficeLanguage })

export const userSchemas = {
  profile: { input: Empty, data: OfficeUser },
  updateSettings: { input: UpdateSettings, data: OfficeUser },
}
