import { webUserApi } from '@/lib/api/v1/user/web'
import { webUserSchemas } from '@/lib/api/v1/user/web.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { checkVerification } from './check-verification'
import { profile } from './profile'
import { register } from './register'
import { resendVerification } from './resend-verification'
import { update } from './update'
import { verify } from './verify'

export const webUserHandlers = defineHandlers(webUserApi, webUserSchemas, {
  profile,
  register,
  checkVerification,
  verify,
  resendVerification,
  update,
})
